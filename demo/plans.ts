import { applicationCounts } from './applications.ts';
import type { ExaminationPlan } from './examination.ts';

/** How large a demo is. Tests make a small one. */
export interface DemoSize {
  readonly published: number;
  readonly ended: number;
  readonly running: number;
  readonly next: number;
  readonly applications: typeof applicationCounts | Readonly<Record<keyof typeof applicationCounts, number>>;
}

export const wholeDemo: DemoSize = {
  published: 240,
  ended: 90,
  running: 36,
  next: 12,
  applications: applicationCounts,
};

/** The codes of the examinations that stay. */
export const codes = {
  published: 'BBS-2083',
  key: 'CSIT-2083',
  applications: 'BCA-2083',
  draft: 'MGMT-2084',
} as const;

const section = (title: string, subject: string, count: number, penalty = 0) => ({
  title,
  subject,
  count,
  marks: 1,
  penalty,
});

/** What all of them share: the head is a co-examiner, so that a visitor sees papers and keys. */
const shared = (headEmail: string) => ({
  coExaminers: [headEmail],
  reviewedOnly: false,
  lateMinutes: 2,
  namesPublished: true,
  instructions: {
    en: 'Keep your admit card on the table. Ask the invigilator when something does not work.',
    ne: 'प्रवेशपत्र टेबलमा राख्नुहोस्। केही नचले निरीक्षकलाई सोध्नुहोस्।',
  },
});

/** The groups of reserved seats: women, people of remote areas, and of community schools. */
const groupsOf = (n: number) => [
  ...(n % 2 === 0 ? ['Women'] : []),
  ...(n % 9 === 3 ? ['Remote area'] : []),
  ...(n % 4 === 1 ? ['Community school'] : []),
];

/** A plan of an examination; `own` is the id of the item with the planted key. Moments in ms since 1970. */
type PlanOf = (given: { headEmail: string; startsAt: number; count: number; own: string }) => ExaminationPlan;

export const publishedPlan: PlanOf = ({ headEmail, startsAt, count, own }) => ({
  code: codes.published,
  startsAt,
  minutes: 40,
  rooms: [],
  candidates: count,
  firstSymbol: 610_001,
  firstPerson: 0,
  groupsOf,
  own: new Map([['mathematics', own]]),
  rules: {
    ...shared(headEmail),
    title: { en: 'BBS scholarship examination 2083', ne: 'बीबीएस छात्रवृत्ति परीक्षा २०८३' },
    sections: [
      section('English', 'english', 15, 0.25),
      section('Mathematics', 'mathematics', 15, 0.25),
      section('General Knowledge', 'gk', 10),
    ],
    passMark: 8,
    tieBreaks: ['section:Mathematics', 'fewer-wrong', 'hand-in'],
    seats: {
      open: Math.ceil(count / 4),
      groups: [
        { name: 'Women', seats: Math.ceil(count / 12) },
        { name: 'Remote area', seats: Math.ceil(count / 30) },
        { name: 'Community school', seats: Math.ceil(count / 20) },
      ],
      emptyToOpen: true,
      waiting: 20,
    },
  },
});

export const endedPlan: PlanOf = ({ headEmail, startsAt, count, own }) => ({
  code: codes.key,
  startsAt,
  minutes: 30,
  rooms: ['301', '302', '303'],
  candidates: count,
  firstSymbol: 620_001,
  firstPerson: 240,
  own: new Map([['computer', own]]),
  rules: {
    ...shared(headEmail),
    title: { en: 'B.Sc.CSIT entrance 2083', ne: 'बी.एस्सी. सीएसआईटी प्रवेश परीक्षा २०८३' },
    sections: [
      section('Mathematics', 'mathematics', 10),
      section('Physics', 'physics', 10),
      section('Computer', 'computer', 5),
    ],
    passMark: 9,
    tieBreaks: ['section:Mathematics', 'hand-in'],
    seats: { open: Math.ceil(count / 3), groups: [], emptyToOpen: false, waiting: 10 },
  },
});

/** The nth examination that runs in three rooms, from 0. */
export function runningPlan(n: number, headEmail: string, startsAt: number, count: number): ExaminationPlan {
  return {
    code: numbered('SCI-2083', n),
    startsAt,
    minutes: 60,
    rooms: ['204', '205', '206'],
    candidates: count,
    firstSymbol: 630_001 + 100 * n,
    firstPerson: 330 + 36 * n,
    rules: {
      ...shared(headEmail),
      title: { en: 'Entrance of +2 Science 2083', ne: '+२ विज्ञान प्रवेश परीक्षा २०८३' },
      sections: [
        section('English', 'english', 10),
        section('Mathematics', 'mathematics', 10),
        section('Physics', 'physics', 10),
      ],
      passMark: 10,
      seats: { open: 12, groups: [], emptyToOpen: false, waiting: 6 },
      tieBreaks: ['section:Mathematics', 'hand-in'],
    },
  };
}

/** How many places are left for visitors in the examination that opens next. */
const visitors = 5;

/** The nth examination that opens next, from 0. */
export function nextPlan(n: number, headEmail: string, startsAt: number, count: number): ExaminationPlan {
  return {
    code: numbered('MGMT-2083', n),
    startsAt,
    minutes: 30,
    rooms: ['101'],
    candidates: count,
    visitors,
    firstSymbol: 640_001 + 100 * n,
    firstPerson: 450 + 12 * n,
    rules: {
      ...shared(headEmail),
      title: { en: 'Entrance of +2 Management 2083', ne: '+२ व्यवस्थापन प्रवेश परीक्षा २०८३' },
      sections: [section('English', 'english', 10), section('Mathematics', 'mathematics', 10)],
      passMark: 7,
      seats: { open: 6, groups: [], emptyToOpen: false, waiting: 3 },
      tieBreaks: ['section:English', 'hand-in'],
    },
  };
}

const numbered = (code: string, n: number) => (n === 0 ? code : `${code}-${n + 1}`);

/** The examination that takes applications, and the draft: they have no paper yet. */
export const applicationsRules = (headEmail: string, startsAt: number) => ({
  ...shared(headEmail),
  code: codes.applications,
  title: { en: 'BCA entrance 2083', ne: 'बीसीए प्रवेश परीक्षा २०८३' },
  pattern: 'tu-bca',
  startsAt: new Date(startsAt).toISOString(),
  minutes: 120,
  sections: [
    section('English', 'english', 40),
    section('Mathematics', 'mathematics', 50),
    section('General Knowledge', 'gk', 10),
  ],
  passMark: 35,
  seats: { open: 40, groups: [{ name: 'Remote area', seats: 4 }], emptyToOpen: true, waiting: 20 },
});

export const draftRules = (headEmail: string, startsAt: number) => ({
  ...shared(headEmail),
  code: codes.draft,
  title: { en: 'Entrance of +2 Management 2084', ne: '+२ व्यवस्थापन प्रवेश परीक्षा २०८४' },
  pattern: 'plus-two-management',
  startsAt: new Date(startsAt).toISOString(),
  minutes: 90,
  sections: [
    section('English', 'english', 30),
    section('Mathematics', 'mathematics', 30),
    section('General Knowledge', 'gk', 15),
    section('Computer', 'computer', 5),
  ],
  passMark: 32,
});
