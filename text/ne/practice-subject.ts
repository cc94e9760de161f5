import { numberIn } from '#text/numbers.ts';

export const practise = (seconds: number) =>
  `शीर्षकअनुसार अभ्यास, सबैभन्दा सजिला प्रश्न पहिले, प्रत्येकलाई ${numberIn('ne', seconds)}\u00a0सेकेन्ड।`;
export const topics = 'शीर्षकहरू';
export const noSubject = (title: string) => `“${title}” विषय छैन`;
export const noTopics = 'यसको कुनै शीर्षकको अभ्यास यहाँ गर्न मिल्दैन।';
export const seeSubjects = 'विषयहरू हेर्नुहोस्';
