// The page of a question, and its share.
export const where = 'Where this belongs';
export const answerAndWhy = 'Answer and explanation';
export const practise = (topic: string) => `Practise ${topic}`;
export const more = (count: number, topic: string) => `${count === 10 ? 'Ten' : count} more of ${topic}`;
export const description = (topic: string, options: string) =>
  `A question on ${topic}, with answer and explanation. ${options}`;
export const noQuestion = 'No such question';
export const perhapsMended = 'A question that was mended has another address.';
