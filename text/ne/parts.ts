// Small texts of many pages.

export const noQuestionsYet = 'अझै प्रश्न छैन';
export const questions = ' प्रश्न';
export const playFilm = 'पृष्ठभूमिको भिडियो चलाउनुहोस्';
export const pauseFilm = 'पृष्ठभूमिको भिडियो रोक्नुहोस्';
export const unreadable = 'सर्भरले बुझिने जवाफ दिएन। एक मिनेटपछि फेरि प्रयास गर्नुहोस्।';
export const goOn = 'जारी राख्नुहोस्';
