import { devanagariDigits, numberIn } from '#text/numbers.ts';

export const beReady = <T>(programme: T) => [programme, ' प्रवेश परीक्षाका लागि तयार हुनुहोस्'];
export const scholarships = <T>(meritBased: T) => ['अनलाइन परीक्षामार्फत ', meritBased, ' छात्रवृत्तिका लागि आवेदन दिनुहोस्।'];
export const meritBased = 'योग्यताका आधारमा दिइने';
export const startNow = 'अहिले सुरु गर्नुहोस्';
export const startTest = 'परीक्षा सुरु गर्नुहोस्';
export const comingSoon = 'चाँडै आउँदै छ!';
export const onePaper = (questions: number) => `एउटा प्रश्नपत्र, ${numberIn('ne', questions)} प्रश्न`;
export const secondsEach = <T>(seconds: T) => ['प्रति प्रश्न ', seconds, ' सेकेन्ड'];
export const markForRight = <T>(one: T) => ['सही उत्तरमा ', one, ' अङ्क'];
export const noneForWrong = <T>(none: T) => ['गलत उत्तरमा ', none, ' अङ्क कट्टी'];
export const papersByYear = 'सालअनुसारका प्रश्नपत्र';
export const inEachPattern = 'हरेक सालको ढाँचाका अभ्यास प्रश्नपत्र, प्रत्येकमा १०० प्रश्न।';
export const yearQuestions = (year: number | string) => `${devanagariDigits(String(year))} को प्रवेश परीक्षाका प्रश्न`;
export const subjectWise = 'विषयअनुसार प्रश्नको अभ्यास गर्नुहोस्';
export const moreByTopic = 'शीर्षकअनुसार अरू विषय';
export const countOfQuestions = <T>(count: T) => [count, ' प्रश्न'];
export const whichSubject = 'कुन विषयमा अझै अभ्यास चाहिन्छ?';
export const subjectsFailed = 'विषयहरू खोल्न सकिएन।';
export const noSubjects = 'यहाँ अहिलेसम्म कुनै विषय छैन।';
export const examinationOf = (programme: string) => `${programme} प्रवेश परीक्षा`;
export const sets = 'सेट';
export const questions = 'प्रश्न';
export const secondsUnit = 'सेकेन्ड';
export const each = 'प्रत्येक';
export const oneOfTheSets =
  'सेटमध्ये जुनसुकै एउटा तपाईंलाई पर्छ। उत्तरको गोलो भर्नुहोस् र अघि बढ्नुहोस्; प्रश्नको समय सकिएपछि अर्को प्रश्न आफैँ आउँछ। प्राप्ताङ्क दिइँदैन।';
export const startExam = 'परीक्षा सुरु गर्नुहोस्';
