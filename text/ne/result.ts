import { numberIn } from '#text/numbers.ts';

export const congratulations = 'बधाई छ!';
/** The same in the boxes of a form, one for each. */
export const boxes = 'ब धा ई';
export const youGot = 'तपाईंको प्राप्ताङ्क: ';
export const timeTaken = (time: string) => `लागेको समय: ${time}`;
export const adviceBySubject = 'यस पटक एक तिहाइभन्दा कम सही भयो। एक-एक गरी विषयको अभ्यास गर्नुहोस्, अनि अर्को परीक्षा दिनुहोस्।';
export const adviceBelow = 'यस पटक एक तिहाइभन्दा कम सही भयो। हरेक उत्तर किन सही हो तल पढ्नुहोस्, अनि अर्को परीक्षा दिनुहोस्।';
export const bySubject = 'विषयअनुसार';
export const byQuestion = 'प्रश्नअनुसार';
export const onlyMistakes = 'नमिलेका मात्र';
export const noMistakes = 'देखाउनुपर्ने केही छैन: सबै उत्तर सही थिए।';
export const correct = 'सही';
export const incorrect = 'गलत';
export const noAnswer = 'समयमा उत्तर नदिएको';
export const correctAnswer = 'सही उत्तर';
export const correctChoice = 'सही उत्तर, तपाईंले छान्नुभएको';
export const yourChoice = 'तपाईंले छान्नुभएको';
export const another = 'अर्को परीक्षा दिनुहोस्';
export const backHome = 'गृहपृष्ठमा फर्कनुहोस्';
export const yourProgress = 'तपाईंको प्रगति';
export const none = 'अहिलेसम्म नतिजा छैन';
export const noneYet = 'परीक्षा सकेपछि तपाईंको प्राप्ताङ्क यहाँ देखिन्छ।';
export const toTest = 'परीक्षामा जानुहोस्';
export const thankYou = 'धन्यवाद';
export const endOfPaper = 'प्रश्नपत्र यहीँ सकियो।';
export const goingHome = (seconds: number) => `${numberIn('ne', seconds)} सेकेन्डमा गृहपृष्ठ खुल्छ`;
export const homeNow = 'अहिले नै गृहपृष्ठमा जानुहोस्';
