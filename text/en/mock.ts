// Mock tests: their list, their start, and their texts on the hall's screen.
export const heading = 'Mock tests';
export const about = 'A full paper against one clock, as in the real exam, marked straight away.';
/** After the latest marks. */
export const of = (items: number) => `of ${items}`;
export const soFar = (times: number, best: number) => (times === 1 ? 'sat once' : `sat ${times} times, best ${best}`);
export const notSat = 'not sat yet';
export const lead = (items: number, minutes: number) => `${items} questions in ${minutes} minutes`;
export const passMark = (marks: number) => `Pass mark ${marks}`;
export const parts = 'Sections with the marks you got last';
export const rules =
  'Each right answer scores one mark; wrong answers lose nothing. The clock starts when you press the button and keeps running if you leave. Your answers stay on this device.';
export const start = 'Start the mock test';
export const otherMocks = 'Other mock tests';
export const notLoaded = 'The questions could not be loaded.';
export const noMock = 'No such mock test';
export const noMockDetail = 'There is no mock test at this address.';
export const over = 'Your paper is being marked';
export const keptHere = 'Saved on this device';
export const keepsNothing = 'This browser cannot save your answers: leave this page open until you hand in.';
