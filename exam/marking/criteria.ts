/** What decides a candidate's place on the merit list (docs/rules/examination.md, section 8). Marks in hundredths. */
export interface Result {
  readonly symbolNumber: string;
  readonly marks: number;
  /** Marks by the section's title. */
  readonly sections: Readonly<Record<string, number>>;
  readonly wrong: number;
  readonly previousScore: number | null;
  /** `YYYY-MM-DD`, AD. */
  readonly dateOfBirth: string | null;
  /** When the candidate handed in, in ms since the start. Where time was up, this is the candidate's end. */
  readonly handInAt: number | null;
  readonly groups: readonly string[];
  /** A withheld candidate keeps marks and rank, but takes no seat. */
  readonly withheld: boolean;
}

/** The tie-breaks beside the marks of a section, in the order in which they are offered. */
export const plainTieBreaks = ['fewer-wrong', 'previous_score', 'date_of_birth', 'hand-in'] as const;
export type PlainTieBreak = (typeof plainTieBreaks)[number];

/** What the name of a tie-break by a section begins with; the title of the section follows. */
export const sectionPrefix = 'section:';
type SectionTieBreak = `${typeof sectionPrefix}${string}`;

/** What ranks candidates with equal totals. */
export type TieBreak = PlainTieBreak | SectionTieBreak;

/** What two candidates are compared by: the total, then the tie-breaks. */
export type CriterionName = 'marks' | TieBreak;

/** A value of a result, and whether the higher one is better. A missing value is worse than any other. */
export interface Criterion {
  readonly value: (result: Result) => number | string | null;
  readonly better: 'higher' | 'lower';
  /** What a value is: hundredths of marks, a number of answers, a day as `YYYY-MM-DD`, or ms since the start. */
  readonly measure: 'marks' | 'count' | 'day' | 'time';
  /** Whether everyone may know a candidate's value: marks are published, birthdays are not. */
  readonly isPublished: boolean;
}

const criteria: Readonly<Record<'marks' | PlainTieBreak, Criterion>> = {
  marks: { value: ({ marks }) => marks, better: 'higher', measure: 'marks', isPublished: true },
  'fewer-wrong': { value: ({ wrong }) => wrong, better: 'lower', measure: 'count', isPublished: true },
  previous_score: {
    value: ({ previousScore }) => previousScore,
    better: 'higher',
    measure: 'marks',
    isPublished: false,
  },
  // The older candidate comes first. ISO dates sort as text.
  date_of_birth: { value: ({ dateOfBirth }) => dateOfBirth, better: 'lower', measure: 'day', isPublished: false },
  'hand-in': { value: ({ handInAt }) => handInAt, better: 'lower', measure: 'time', isPublished: false },
};

/** The criterion of a name. A candidate without marks in a section has no value for it. */
export function criterionOf(by: CriterionName): Criterion {
  if (!isOfSection(by)) return criteria[by];
  const title = by.slice(sectionPrefix.length);
  return { value: ({ sections }) => sections[title] ?? null, better: 'higher', measure: 'marks', isPublished: true };
}

/** The tie-break by the marks of a section: 'Physics' → 'section:Physics'. */
export function sectionTieBreak(title: string): SectionTieBreak {
  return `${sectionPrefix}${title}`;
}

/** The title of the section that a tie-break is about: 'section:Physics' → 'Physics'. Undefined for another one. */
export function sectionOf(by: string): string | undefined {
  return isOfSection(by) ? by.slice(sectionPrefix.length) : undefined;
}

/** Every tie-break that an examination with these sections can have, in the order in which they are offered. */
export function tieBreaksOf(titles: readonly string[]): TieBreak[] {
  return [...titles.map(sectionTieBreak), ...plainTieBreaks];
}

/** Whether a name is that of a tie-break beside those of sections. */
export function isPlainTieBreak(by: string): by is PlainTieBreak {
  return plainTieBreaks.some((each) => each === by);
}

function isOfSection(by: string): by is SectionTieBreak {
  return by.startsWith(sectionPrefix);
}
