// The plain results of an examination.
export const results = 'Results';
export const afterTheEnd = (ends: string) =>
  `Results appear once the examination has ended, ${ends}: marks and rank of each candidate, the merit lists, and files to take away.`;
export const nobody = 'This examination has no candidates.';
export const asCsv = 'As CSV';
export const asXlsx = 'As XLSX';
export const print = 'Print';
export const printLists = 'Print the lists';
export const satAndPassed = (sat: string, passed: string, version: string) =>
  `${sat} sat, ${passed} passed, key version ${version}.`;
export const tiesWait = (count: string) =>
  count === '1' ? 'A tie at a last seat waits for you' : `${count} ties at last seats wait for you`;
export const openEnds = (seats: string, marks: string) =>
  seats === '1'
    ? `The open list ends: 1 seat, mark ${marks}.`
    : `The open list ends: ${seats} seats, last mark ${marks}.`;
export const rank = 'Rank';
export const symbolNumber = 'Symbol number';
export const number = 'No.';
export const timelineOf = (which: string) => `Timeline of ${which}`;
export const name = 'Name';
export const total = 'Total';
export const right = 'Right';
export const wrong = 'Wrong';
export const unanswered = 'Not answered';
export const passed = 'Result';
export const pass = 'Pass';
export const fail = 'Fail';
export const absent = 'Absent';
export const withheld = 'Withheld';
export const yes = 'yes';
export const no = 'no';
export const list = 'List';
export const openList = 'Open';
export const position = 'Position';
export const noSeat = 'no seat';
export const lateAnswersHead = 'answers after the end';
export const implausibleHead = 'entries with a time that can not be';
export const bracketNote = 'A bracket joins equal totals.';
export const why = 'Why?';
export const keyMove = 'move';
export const keyTimeline = 'open the timeline';
export const keyWhy = 'why above the next?';
export const whyAbove = (one: string, other: string) => `Why is ${one} above ${other}?`;
