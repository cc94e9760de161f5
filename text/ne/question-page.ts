// The page of a question, and its share.
import { numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';

export const where = 'यो कहाँको प्रश्न हो';
export const answerAndWhy = 'उत्तर र व्याख्या';
export const practise = (topic: string) => `${topic} अभ्यास गर्नुहोस्`;
export const more = (count: number, topic: string) =>
  `${withPostposition(topic, 'का')} अरू ${count === 10 ? 'दस' : numberIn('ne', count)} प्रश्न`;
export const description = (topic: string, options: string) =>
  `${withPostposition(topic, 'को')} प्रश्न, उत्तर र व्याख्यासहित। ${options}`;
export const noQuestion = 'यस्तो प्रश्न छैन';
export const perhapsMended = 'सच्याइएको प्रश्नको ठेगाना अर्कै हुन्छ।';
