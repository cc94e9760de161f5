// "Report this question": what a student says is wrong with one.
export const title = 'Report this question';
export const close = 'Close';
export const whatIsWrong = 'What is wrong with it?';
export const reasons = {
  'wrong-key': 'The marked answer is not right',
  'several-right': 'Two answers are right',
  unclear: 'I can’t understand it',
  'typing-mistake': 'A typing mistake',
  'not-shown': 'The picture or the mathematics does not show',
  other: 'Something else',
};
export const whatInstead = 'What should it be?';
export const mayBeEmpty = 'may stay empty';
export const characters = (count: number, most: number) => `${count} of ${most} characters`;
export const whoReads = 'A teacher reads it. Your name does not go with it.';
export const notNow = 'Not now';
export const send = 'Send';
export const sending = 'Sending …';
