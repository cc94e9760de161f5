// The list of examinations, and the head of each examination's pages.
export const examinations = 'Examinations';
export const examination = 'Examination';
export const newExamination = 'New examination';
export const keyMove = 'move';
export const keyOpen = 'open';
export const keyNew = 'new examination';
export const youRun = (count: number) =>
  count === 1 ? '1 that you run or are named in.' : `${count} that you run or are named in.`;
export const toDo = 'To do';
export const toDoNote = 'What waits for a person, soonest first.';
export const nothingToDo = 'Nothing waits for you.';
export const done = 'Done';
export const doneNote = 'Papers, keys and lists stay readable.';
export const noExaminations = 'No examination yet';
export const noExaminationsNote = 'A new one starts from a ready pattern. It stays a draft until you seal its paper.';
export const listNotLoaded = 'The examinations could not be loaded.';
export const examinationNotLoaded = 'The examination could not be loaded.';
export const noSuchExamination = (wanted: string) => `There is no examination ${wanted}, or you are not named in it.`;
export const code = 'Code';
export const start = 'Start';
export const state = 'State';
export const next = 'Next';
export const lists = 'Lists';
export const candidates = 'Candidates';
export const itemsOfPaper = 'Items';
export const openNow = 'Candidates sign in';
export const runningNow = 'Running now';
export const working = 'Working';
export const notHeard = 'Not heard of';
export const handedIn = 'Handed in';
export const startsAt = 'Starts at';
export const endsAt = 'Ends at';
export const startAndLength = (begins: string, minutes: number) => `${begins}, ${minutes}\u00a0min`;
export const parts = 'Parts of the examination';
export const rooms = 'Rooms';
export const day = 'Day';
export const paper = 'Paper';
export const results = 'Results';
export const pattern = 'Pattern';
export const nextDraw = 'Draw the paper';
export const nextCandidates = 'Add candidates';
export const nextSeal = 'Seal the paper';
export const nextRooms = 'Print passes and admit cards';
export const nextDay = 'Follow the day';
export const nextKey = 'Publish the key';
export const nextDecide = 'Decide the objections';
export const nextPublish = 'Publish the results';
export const daysLeft = (count: string, days: number) =>
  days === 0 ? 'less than a day left' : days === 1 ? '1 day left' : `${count} days left`;
export const startIsOver = 'its start is over';
export const noRoomsYet = 'no rooms yet';
export const takenUntil = (last: string) => `taken until ${last}`;
export const seatsOf = (count: string) => (count === '1' ? '1 seat' : `${count} seats`);
export const states = {
  draft: 'Draft',
  sealed: 'Sealed',
  open: 'Open',
  running: 'Running',
  ended: 'Ended',
  'key-published': 'Key published',
  final: 'Final',
  published: 'Published',
};
