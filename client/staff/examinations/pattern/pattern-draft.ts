import type { AnswerOf, BodyOf } from '#contract/calls.ts';
import type { Examination, ExaminationRules } from '#contract/examination.ts';
import { dayAt, momentOf, timeAt } from '#text/dates.ts';
import { asciiDigits } from '#text/numbers.ts';

/** A section as its row of the form holds it. */
interface SectionDraft {
  readonly title: string;
  readonly subject: string;
  readonly count: string;
  readonly marks: string;
  readonly penalty: string;
}

/** The rules of an examination, as its form holds them: numbers as they were typed. */
export interface PatternDraft {
  /** The name of the ready pattern that it started from; '' for none. */
  readonly pattern: string;
  readonly code: string;
  readonly title: string;
  readonly titleNe: string;
  readonly instructions: string;
  readonly instructionsNe: string;
  /** AD, 'YYYY-MM-DD'. */
  readonly day: string;
  readonly time: string;
  readonly minutes: string;
  readonly passMark: string;
  readonly timing: ExaminationRules['timing'];
  readonly secondsEach: string;
  readonly sections: readonly SectionDraft[];
  readonly shuffleItems: boolean;
  readonly shuffleOptions: boolean;
  readonly reviewedOnly: boolean;
  readonly ownOnly: boolean;
  readonly notInLast: string;
  readonly tieBreaks: readonly { readonly by: string }[];
  readonly open: string;
  readonly groups: readonly { readonly name: string; readonly seats: string }[];
  readonly emptyToOpen: boolean;
  readonly waiting: string;
  readonly lateMinutes: string;
  readonly lateLimitMinutes: string;
  readonly lateFullTime: boolean;
  readonly handInAfterMinutes: string;
  readonly roomLimitMinutes: string;
  readonly presenceNeeded: boolean;
  readonly givesTimeByRule: boolean;
  readonly namesPublished: boolean;
  /** '' if candidates may not object, or the time limit is not set. */
  readonly objectionsDay: string;
  readonly objectionsTime: string;
  /** E-mail addresses, one on each line. */
  readonly coExaminers: string;
  readonly secondExaminer: boolean;
}

export const emptySection: SectionDraft = { title: '', subject: '', count: '', marks: '1', penalty: '0' };

/** The start of a new examination: the usual values, and nothing that only a person can know. */
export const emptyPattern: PatternDraft = {
  pattern: '',
  code: '',
  title: '',
  titleNe: '',
  instructions: '',
  instructionsNe: '',
  day: '',
  time: '11:00',
  minutes: '',
  passMark: '0',
  timing: 'whole',
  secondsEach: '60',
  sections: [emptySection],
  shuffleItems: true,
  shuffleOptions: true,
  reviewedOnly: true,
  ownOnly: false,
  notInLast: '0',
  tieBreaks: [],
  open: '0',
  groups: [],
  emptyToOpen: false,
  waiting: '0',
  lateMinutes: '10',
  lateLimitMinutes: '30',
  lateFullTime: false,
  handInAfterMinutes: '0',
  roomLimitMinutes: '30',
  presenceNeeded: false,
  givesTimeByRule: false,
  namesPublished: false,
  objectionsDay: '',
  objectionsTime: '17:00',
  coExaminers: '',
  secondExaminer: false,
};

type Pattern = AnswerOf<'GET /staff/patterns'>[number];

/** The values of a ready pattern, as fields of the form. */
export function fieldsOf({ name, title, minutes, timing, passMark, sections }: Pattern): Partial<PatternDraft> {
  return {
    pattern: name,
    title,
    minutes: String(minutes),
    timing,
    passMark: String(passMark),
    sections: sections.map(sectionOf),
  };
}

/** The form of an existing examination. */
export function draftOf(rules: Examination, timeZone: string): PatternDraft {
  const startsAt = Date.parse(rules.startsAt);
  const until = rules.objectionsUntil === null ? null : Date.parse(rules.objectionsUntil);
  return {
    pattern: rules.pattern ?? '',
    code: rules.code,
    title: rules.title.en,
    titleNe: rules.title.ne ?? '',
    instructions: rules.instructions?.en ?? '',
    instructionsNe: rules.instructions?.ne ?? '',
    day: dayAt(startsAt, timeZone),
    time: timeAt(startsAt, timeZone),
    minutes: String(rules.minutes),
    passMark: String(rules.passMark),
    timing: rules.timing,
    secondsEach: String(rules.secondsEach ?? 60),
    sections: rules.sections.map(sectionOf),
    shuffleItems: rules.shuffleItems,
    shuffleOptions: rules.shuffleOptions,
    reviewedOnly: rules.reviewedOnly,
    ownOnly: rules.ownOnly,
    notInLast: String(rules.notInLast),
    tieBreaks: rules.tieBreaks.map((by) => ({ by })),
    open: String(rules.seats.open),
    groups: rules.seats.groups.map(({ name, seats }) => ({ name, seats: String(seats) })),
    emptyToOpen: rules.seats.emptyToOpen,
    waiting: String(rules.seats.waiting),
    lateMinutes: String(rules.lateMinutes),
    lateLimitMinutes: String(rules.lateLimitMinutes),
    lateFullTime: rules.lateFullTime,
    handInAfterMinutes: String(rules.handInAfterMinutes),
    roomLimitMinutes: String(rules.roomLimitMinutes),
    presenceNeeded: rules.presenceNeeded,
    givesTimeByRule: rules.givesTimeByRule,
    namesPublished: rules.namesPublished,
    objectionsDay: until === null ? '' : dayAt(until, timeZone),
    objectionsTime: until === null ? emptyPattern.objectionsTime : timeAt(until, timeZone),
    coExaminers: rules.coExaminers.join('\n'),
    secondExaminer: rules.secondExaminer,
  };
}

/** The request of a form. A text that is not a number or a time goes unchanged, and the server reports it at its field. */
export function writtenOf(draft: PatternDraft, timeZone: string): BodyOf<'POST /staff/examinations'> {
  const { tieBreaks, timing, secondsEach } = draft;
  const instructions = localised(draft.instructions, draft.instructionsNe);
  return {
    code: draft.code.trim().toUpperCase(),
    title: localised(draft.title, draft.titleNe),
    instructions: instructions.en === '' ? null : instructions,
    pattern: draft.pattern === '' ? null : draft.pattern,
    startsAt: momentText(draft.day, draft.time, timeZone),
    minutes: figure(draft.minutes),
    passMark: figure(draft.passMark),
    timing,
    ...(timing === 'each' && { secondsEach: figure(secondsEach) }),
    sections: draft.sections.map(({ title, subject, count, marks, penalty }) => {
      return { title, subject, count: figure(count), marks: figure(marks), penalty: figure(penalty) };
    }),
    shuffleItems: draft.shuffleItems,
    shuffleOptions: draft.shuffleOptions,
    reviewedOnly: draft.reviewedOnly,
    ownOnly: draft.ownOnly,
    notInLast: figure(draft.notInLast),
    tieBreaks: tieBreaks.map(({ by }) => by as ExaminationRules['tieBreaks'][number]),
    seats: {
      open: figure(draft.open),
      groups: draft.groups.map(({ name, seats }) => ({ name, seats: figure(seats) })),
      emptyToOpen: draft.emptyToOpen,
      waiting: figure(draft.waiting),
    },
    lateMinutes: figure(draft.lateMinutes),
    lateLimitMinutes: figure(draft.lateLimitMinutes),
    lateFullTime: draft.lateFullTime,
    handInAfterMinutes: figure(draft.handInAfterMinutes),
    roomLimitMinutes: figure(draft.roomLimitMinutes),
    presenceNeeded: draft.presenceNeeded,
    givesTimeByRule: draft.givesTimeByRule,
    namesPublished: draft.namesPublished,
    objectionsUntil:
      draft.objectionsDay === '' ? null : momentText(draft.objectionsDay, draft.objectionsTime, timeZone),
    secondExaminer: draft.secondExaminer,
    coExaminers: draft.coExaminers
      .split(/[\s,;]+/)
      .map((email) => email.trim())
      .filter((email) => email !== ''),
  };
}

/** The form's name of a part of a row, by the row's place. */
export function rowField<const List extends 'sections' | 'groups', const Part extends string>(
  list: List,
  place: number,
  part: Part,
): `${List}.${number}.${Part}` {
  return [list, place, part].join('.') as `${List}.${number}.${Part}`;
}

/** The typed number, in either script; NaN for none. */
export function figure(typed: string): number {
  const text = asciiDigits(typed.trim());
  return text === '' ? Number.NaN : Number(text);
}

/** The sums of the sections; a text that is not a number counts as nothing. */
export function sumOf(sections: readonly SectionDraft[], of: (section: SectionDraft) => number): number {
  return sections.reduce((sum, section) => sum + (of(section) || 0), 0);
}

function sectionOf({ title, subject, count, marks, penalty }: ExaminationRules['sections'][number]): SectionDraft {
  return { title, subject, count: String(count), marks: String(marks), penalty: String(penalty) };
}

function localised(en: string, ne: string) {
  return { en: en.trim(), ...(ne.trim() !== '' && { ne: ne.trim() }) };
}

function momentText(day: string, time: string, timeZone: string): string {
  const moment = momentOf(asciiDigits(day.trim()), asciiDigits(time.trim()), timeZone);
  return moment === undefined ? `${day} ${time}` : new Date(moment).toISOString();
}
