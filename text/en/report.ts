// "Report this question": a student says what is wrong with it.
export const title = 'Report this question';
export const close = 'Close';
export const whatIsWrong = 'What is wrong with it?';
export const reasons = {
  'wrong-key': 'The marked answer is not right',
  'several-right': 'Two answers are right',
  unclear: 'I can’t understand it',
  'typing-mistake': 'A typing mistake',
  'not-shown': 'A picture or formula does not show',
  other: 'Something else',
};
export const whatInstead = 'What should it be?';
export const mayBeEmpty = 'optional';
export const characters = (count: number, most: number) => `${count} of ${most} characters`;
export const whoReads = 'A teacher will read it. Your name is not sent.';
export const notNow = 'Not now';
export const send = 'Send';
export const sending = 'Sending …';
