import * as m from '#messages/staff-frame.ts';
import { staffPaths } from '../lib/paths.ts';

export interface Entry {
  readonly title: string;
  /** What a person can do there, for the home screen. */
  readonly note: string;
  readonly to: string;
  /** The number of the bank beside it. */
  readonly count?: 'toReview' | 'findings';
}

interface Section {
  readonly heading: string;
  readonly entries: readonly Entry[];
  /** Whether only admins see it. */
  readonly adminsOnly?: true;
}

/** The entries of the sidebar, and of the home screen. Every finished screen has its entry here. */
export const sections: readonly Section[] = [
  {
    heading: m.questionBank,
    entries: [
      { title: m.items, note: m.itemsNote, to: staffPaths.items.to() },
      { title: m.review, note: m.reviewNote, to: staffPaths.toReview.to(), count: 'toReview' },
      { title: m.importTitle, note: m.importNote, to: staffPaths.import.to() },
      { title: m.doctor, note: m.doctorNote, to: staffPaths.doctor.to(), count: 'findings' },
    ],
  },
  {
    heading: m.examinations,
    entries: [
      { title: m.allExaminations, note: m.examinationsNote, to: staffPaths.examinations.to() },
      { title: m.newExamination, note: m.newExaminationNote, to: staffPaths.newExamination.to() },
    ],
  },
  {
    heading: m.college,
    entries: [
      { title: m.accounts, note: m.accountsNote, to: staffPaths.accounts.to() },
      { title: m.audit, note: m.auditNote, to: staffPaths.audit.to() },
      { title: m.system, note: m.systemNote, to: staffPaths.system.to() },
    ],
    adminsOnly: true,
  },
  {
    heading: m.yourAccount,
    entries: [{ title: m.secondFactor, note: m.secondFactorNote, to: staffPaths.secondFactor.to() }],
  },
];
