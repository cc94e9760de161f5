// Numbers of things.
export const questionCount = (count: number) => `${count}\u00a0${count === 1 ? 'question' : 'questions'}`;
