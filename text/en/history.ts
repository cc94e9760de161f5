// The list of past papers, and one of them.
export const papers = (count: number) => (count === 1 ? '1 paper on this device.' : `${count} papers on this device.`);
export const papersKept = (count: number) =>
  count === 1
    ? '1 paper. Saved to your account and this device.'
    : `${count} papers. Saved to your account and this device.`;
export const filter = 'Filter';
export const kind = 'Kind';
export const subject = 'Subject';
export const all = 'All';
export const kindMocks = 'Mock tests';
export const kindYears = 'Papers by year';
export const kindReviews = 'Reviews';
export const from = 'From';
export const theBeginning = 'The beginning';
export const noneSuch = 'No paper of this kind.';
export const nothing = 'No papers yet. Papers you finish appear here, with every question and answer.';
export const toTest = 'Go to a test';
export const showMore = (count: string) => `Show ${count} more`;
export const unfinished = 'Not finished';
export const settledOf = (settled: number, total: number) => `${settled} of ${total} questions`;
export const continueNamed = (title: string) => `Continue: ${title}`;
export const goesOnFor = (left: string) => `Still running, ${left} left`;
export const mockOver = 'Time is up: open it to see your marks';
export const seeMarks = 'See your marks';
export const paper = 'Paper';
export const date = 'Date';
export const marksOf = (right: number, total: number) => `${right} of ${total} right`;
export const lostShort = (unknown: number, slips: number, time: number) =>
  `${unknown} not known, ${slips} ${slips === 1 ? 'slip' : 'slips'}, ${time} out of time`;
export const mockCsit = 'TU B.Sc.CSIT mock test';
export const mockBca = 'TU BCA mock test';
export const mockScience = '+2 Science mock test';
export const mockNumber = (title: string, number: number) => `${title} ${number}`;
export const noSuchPaper = 'This paper is not here';
export const noSuchPaperDetail = 'You took it on another device, or it is no longer stored on this one.';
export const back = 'All papers';
export const notHere = (count: number) =>
  count === 1
    ? '1 question of this paper is not on this device.'
    : `${count} questions of this paper are not on this device.`;
export const bySection = 'Section by section';
export const passed = (mark: number) => `You have passed: the pass mark is ${mark}.`;
export const notPassed = (mark: number) => `The pass mark is ${mark}.`;
export const section = 'Section';
export const marks = 'Marks';
export const time = 'Time';
export const unknown = 'Not known';
export const slips = 'Slips';
export const outOfTime = 'Out of time';
export const total = 'Total';
export const lostExplained =
  'The last three columns show where you lost marks. A slip is a question you have answered right before.';
export const saveOrDelete = 'Save or delete your record';
export const onTheClock = (name: string) => `${name} on the clock`;
export const overAllSubjects = 'Questions over all subjects';
/** A college's examination that was sat, by its code. */
export const examination = (code: string) => `Examination ${code}`;
