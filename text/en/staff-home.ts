// The first page of the staff area: the first week of a college, and what a person's duties open.
import { numberIn } from '#text/numbers.ts';

const n = (number: number) => numberIn('en', number);

export const firstWeek = 'Your first week';
export const doneOf = (done: number, all: number) => `${n(done)} of ${n(all)} done. The list folds away when all are.`;
export const allDone = (all: number) => `Your first week: all ${n(all)} done`;
export const hideList = 'Hide the list';
export const showList = 'Show the list of the first week';
export const firstWeekNotLoaded = 'The list of the first week could not be loaded.';
export const done = 'done';
export const yourDuties = 'What your duties open';
export const steps = {
  account: 'Set up your account',
  college: 'The college',
  members: 'Members',
  items: (needed: number) => `Write or import ${n(needed)} items`,
  rehearsal: 'Rehearse',
  examination: 'Your first examination',
  backups: 'Backups',
  https: 'Https',
};
export const notes = {
  account: 'Password and second factor',
  college: 'Name, logo, who signs',
  members: (people: number, invited: number) =>
    `${people === 1 ? '1 person' : `${n(people)} people`}, ${invited === 0 ? 'no invitation open' : `${n(invited)} invited`}`,
  items: (there: number, reviewed: number) =>
    `${n(there)} of your own ${there === 1 ? 'is' : 'are'} there, ${n(reviewed)} of them reviewed. The built-in questions can be used too.`,
  rehearsal: 'Seal a short paper and try it as a candidate does.',
  examination: (made: number) =>
    made === 0 ? 'Pattern, paper, candidates, rooms' : `${n(made)} made, none sealed yet`,
  examinationDone: 'Pattern, paper, candidates, rooms',
  backups: 'On a second disk or another machine. Without one, a broken disk loses everything.',
  https: 'Phones of candidates need it outside the college network.',
};
export const acts = {
  account: 'Set up the second factor',
  college: 'Say who the college is',
  members: 'Invite people',
  items: 'Import items',
  writeItem: 'Write one',
  rehearsal: 'To the examinations',
  examination: 'Make an examination',
  backups: 'To the system',
};
export const backupsSet = 'BACKUP_DIR and BACKUP_EVERY in the settings of the server make them by themselves.';
export const httpsSet = 'A proxy such as Caddy brings it; docs/deployment.md says how.';
export const minutes = (count: number) => `${n(count)} min`;
export const countOf = (there: number, needed: number) => `${n(there)} of ${n(needed)}`;
