// Mock tests: their list, their start, and what the hall's screen says of them.
export const heading = 'Mock tests';
export const about =
  'A whole paper in the pattern of the real examination: one clock for all of it, questions in any order, and your marks as soon as you hand it in.';
export const goesOn = 'Goes on: open it to continue';
export const lead = (items: number, minutes: number) => `${items} questions in ${minutes} minutes`;
export const passMark = (marks: number) => `Pass mark ${marks}`;
export const rules =
  'Each right answer is one mark, and nothing is taken off for a wrong one. The clock begins when you press the button, and goes on when you leave. Your answers stay on this device.';
export const start = 'Start the mock test';
export const otherMocks = 'Other mock tests';
export const notLoaded = 'The questions could not be loaded.';
export const noMock = 'No such mock test';
export const noMockDetail = 'There is no mock test at this address.';
export const over = 'Your paper is being marked';
export const keptHere = 'Kept on this device';
export const keepsNothing = 'This browser keeps nothing: leave this page open until you hand in.';
