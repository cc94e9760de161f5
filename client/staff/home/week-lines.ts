import type { FirstWeek } from '#contract/first-week.ts';
import * as m from '#messages/staff-home.ts';
import { staffPaths } from '../lib/paths.ts';

/** A line of the first week's list, as it is shown. */
export interface WeekLine {
  readonly name: keyof FirstWeek;
  readonly title: string;
  readonly note: string;
  readonly isDone: boolean;
  /** What stands at the end while it is not done: a count, or about how long it takes. */
  readonly left: string;
  readonly acts: readonly { readonly title: string; readonly to: string }[];
  /** What to do where the product has no page for it. */
  readonly how?: string;
}

/** The eight lines in their order; an operator can open the system's page. */
export function weekLines(week: FirstWeek, isOperator: boolean): readonly WeekLine[] {
  const { items, members, examination, backups } = week;
  const line = (name: keyof FirstWeek, rest: Omit<WeekLine, 'name' | 'isDone'>) => ({
    name,
    isDone: week[name].isDone,
    ...rest,
  });
  return [
    line('account', {
      title: m.steps.account,
      note: m.notes.account,
      left: m.minutes(5),
      acts: [{ title: m.acts.account, to: staffPaths.secondFactor.to() }],
    }),
    line('college', {
      title: m.steps.college,
      note: m.notes.college,
      left: m.minutes(5),
      acts: [{ title: m.acts.college, to: staffPaths.college.to() }],
    }),
    line('members', {
      title: m.steps.members,
      note: m.notes.members(members.people, members.invited),
      left: m.minutes(5),
      acts: [{ title: m.acts.members, to: staffPaths.members.to() }],
    }),
    line('items', {
      title: m.steps.items(items.needed),
      note: m.notes.items(items.there, items.reviewed),
      left: m.countOf(items.there, items.needed),
      acts: [
        { title: m.acts.items, to: staffPaths.import.to() },
        { title: m.acts.writeItem, to: staffPaths.newItem.to() },
      ],
    }),
    line('rehearsal', {
      title: m.steps.rehearsal,
      note: m.notes.rehearsal,
      left: m.minutes(20),
      acts: [{ title: m.acts.rehearsal, to: staffPaths.examinations.to() }],
    }),
    line('examination', {
      title: m.steps.examination,
      note: examination.isDone ? m.notes.examinationDone : m.notes.examination(examination.made),
      left: m.minutes(40),
      acts: [{ title: m.acts.examination, to: staffPaths.newExamination.to() }],
    }),
    line('backups', {
      title: m.steps.backups,
      note: m.notes.backups,
      left: m.minutes(10),
      acts: isOperator ? [{ title: m.acts.backups, to: staffPaths.system.to() }] : [],
      ...(backups.everyHours === null && { how: m.backupsSet }),
    }),
    line('https', {
      title: m.steps.https,
      note: m.notes.https,
      left: m.minutes(15),
      acts: [],
      how: m.httpsSet,
    }),
  ];
}
