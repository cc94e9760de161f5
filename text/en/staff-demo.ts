// The first page of a demo: the ways in, and the invented people.
import { numberIn } from '#text/numbers.ts';
import { withRoom } from '#text/room-name.ts';

const n = (number: number) => numberIn('en', number);

export const demo = 'Demo';
export const demoNote = 'Six examinations to look at, and the people to look as.';
export const lookAround = 'Look around in 15 minutes';
export const lead = 'Six examinations, each at another point of its life.';
export const signedInAs = (name: string) => `You are signed in as ${name}.`;
export const startedAt = (time: string) => `Started ${time}, kept in its own folder.`;
export const notLoaded = 'The guide could not be loaded.';
export const toTheGuide = 'To the guide of the demo';
export const titles = {
  run: 'See an examination run',
  sit: 'Sit a paper yourself',
  apply: 'Apply as a student',
  applications: 'Decide applications',
  key: 'Decide the key',
  result: 'Read a published result',
  offers: 'Watch offers move',
  make: 'Make an examination',
};
export const runNote = (candidates: number, rooms: number) =>
  `${n(candidates)} invented candidates in ${n(rooms)} rooms. They tap, lose their link, and leave the page.`;
export const sitNote = 'Your admit card is ready. Scan it with your phone, or sit here.';
export const applyNote =
  'Read the notice, fill in the form on your phone or here, and submit. The clerk finds it at the desk.';
export const openNotice = 'Open the notice';
export const closed = 'closed';
export const applicationsNote = (all: number) => `${n(all)}, in every state. Some have doubts in words.`;
export const keyNote = 'One examination has ended; objections are in.';
export const resultNote = (candidates: number) =>
  `${n(candidates)} candidates. Statistics found the key that was planted wrong.`;
export const offersNote = (round: number, open: number) =>
  `Round ${n(round)}, ${open === 1 ? '1 answer' : `${n(open)} answers`} awaited.`;
export const until = (moment: string) => `until ${moment}`;
export const makeNote = 'A draft with a pattern; add a paper and seal it.';
export const runningLeft = (minutes: number, silent: number) =>
  silent === 0 ? `running, ${n(minutes)} min left` : `running, ${n(minutes)} min left, ${n(silent)} not heard`;
export const startsIn = (minutes: number) => (minutes > 0 ? `starts in ${n(minutes)} min` : 'running');
export const wait = (count: number) => (count === 1 ? '1 waits' : `${n(count)} wait`);
export const objections = (count: number) => (count === 1 ? '1 objection' : `${n(count)} objections`);
export const published = 'published';
export const draft = 'draft';
export const openBoard = 'Open the board';
export const showCard = 'Show the admit card';
export const openPayments = 'Open the payments';
export const openStatistics = 'Open the statistics';
export const openList = 'Read the public list';
export const symbolNumber = 'Symbol number';
export const pin = 'PIN';
export const onlyHere = 'A phone finds this machine only where the demo was started with HOST=0.0.0.0.';
export const another = 'Sign in as another person';
export const onePress = 'One press, no password in the demo.';
export const signIn = 'Sign in';
export const signingIn = 'Signing in …';
export const open = 'Open';
export const room = (name: string) => withRoom('Room', name);
export const kinds = { applicant: 'Applicant', room: 'Invigilator' };
export const does = {
  head: 'sees and decides everything',
  operator: 'system and backups',
  examiner: 'makes, runs and marks examinations',
  clerk: 'applications, candidates and seats',
  teacher: 'items and reviews',
};
export const applicantHas = (number: string, code: string) =>
  `returned, two things to put right; number ${number}, code ${code}`;
export const roomHas = (pass: string) => `the board of the day; pass ${pass}`;
