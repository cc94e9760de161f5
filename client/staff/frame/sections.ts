import * as m from '#messages/staff-frame.ts';
import { demo, demoNote } from '#messages/staff-demo.ts';
import { members, theCollege } from '#messages/staff-people.ts';
import { bankDuties, deskDuties, examinationDuties, type Duty } from '#contract/duty.ts';
import { isDemo } from '../lib/is-demo.ts';
import { staffPaths } from '../lib/paths.ts';

export interface Entry {
  readonly title: string;
  /** What a person can do there, for the home screen. */
  readonly note: string;
  readonly to: string;
  /** The duties that open it; every duty does without them. */
  readonly duties?: readonly Duty[];
  /** The number of the bank beside it. */
  readonly count?: 'toReview' | 'findings';
}

interface Section {
  readonly heading: string;
  readonly entries: readonly Entry[];
}

/** All entries of the sidebar, and of the home screen. Every finished screen has its entry here. */
const sections: readonly Section[] = [
  ...(isDemo ? [{ heading: m.staff, entries: [{ title: demo, note: demoNote, to: staffPaths.demo.to() }] }] : []),
  {
    heading: m.questionBank,
    entries: [
      { title: m.items, note: m.itemsNote, to: staffPaths.items.to(), duties: bankDuties },
      { title: m.review, note: m.reviewNote, to: staffPaths.toReview.to(), duties: bankDuties, count: 'toReview' },
      { title: m.importTitle, note: m.importNote, to: staffPaths.import.to(), duties: bankDuties },
      { title: m.doctor, note: m.doctorNote, to: staffPaths.doctor.to(), duties: bankDuties, count: 'findings' },
    ],
  },
  {
    heading: m.examinations,
    entries: [
      { title: m.allExaminations, note: m.examinationsNote, to: staffPaths.examinations.to(), duties: deskDuties },
      {
        title: m.newExamination,
        note: m.newExaminationNote,
        to: staffPaths.newExamination.to(),
        duties: examinationDuties,
      },
    ],
  },
  {
    heading: m.college,
    entries: [
      { title: theCollege, note: m.collegeNote, to: staffPaths.college.to(), duties: ['head'] },
      { title: members, note: m.membersNote, to: staffPaths.members.to(), duties: ['head'] },
      { title: m.audit, note: m.auditNote, to: staffPaths.audit.to(), duties: ['head'] },
      { title: m.system, note: m.systemNote, to: staffPaths.system.to(), duties: ['operator'] },
    ],
  },
  {
    heading: m.yourAccount,
    entries: [{ title: m.secondFactor, note: m.secondFactorNote, to: staffPaths.secondFactor.to() }],
  },
];

/** The sections with the entries that these duties open. */
export function sectionsFor(held: readonly Duty[]): readonly Section[] {
  return sections
    .map(({ heading, entries }) => ({
      heading,
      entries: entries.filter(({ duties }) => duties?.some((duty) => held.includes(duty)) !== false),
    }))
    .filter(({ entries }) => entries.length > 0);
}
