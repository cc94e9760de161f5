import { numberIn } from '#text/numbers.ts';

export const lead = 'समय तोकिएका प्रवेश परीक्षा, विगतका प्रश्नपत्र र एकाइ क्विज: परीक्षामा जस्तै उत्तर दिनुहोस्।';
export const whichLevel = 'तपाईं के पढ्दै हुनुहुन्छ?';
export const levelsFailed = 'तहहरू खोल्न सकिएन।';
export const whichEntrance = 'कुन प्रवेश परीक्षाको तयारी गर्दै हुनुहुन्छ?';
export const papersAndTopics = '२०७४ देखि २०७९ सम्मका प्रश्नपत्र र शीर्षकहरू';
export const subjectsAndUnits = 'विषय र अभ्यासका एकाइहरू';
export const categoryTest = (seconds: number) => `विषयअनुसार १०० प्रश्न, प्रत्येकलाई ${numberIn('ne', seconds)} सेकेन्ड`;
export const sitExamination = 'अनलाइन परीक्षा दिनुहोस्';
export const oneAtATime = (seconds: number) =>
  `एक पटकमा एउटा प्रश्न, प्रत्येकलाई ${numberIn('ne', seconds)} सेकेन्ड। उत्तरको गोलो भर्नुहोस्, अनि अघि बढ्नुहोस्।`;
export const questions = 'प्रश्न';
export const sets = 'सेट';
export const minutes = 'मिनेट';
export const whichSubject = 'कुन विषयमा अझै अभ्यास चाहिन्छ?';
export const subjectsFailed = 'विषयहरू खोल्न सकिएन।';
export const underWay = 'चलिरहेको प्रश्नपत्र';
export const inTheMiddle = 'तपाईंले बीचमा छोड्नुभएको';
