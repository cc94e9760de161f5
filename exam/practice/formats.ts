/** How many questions of each category a drawn paper holds. The list's order is the paper's order. */
export type Quotas = readonly (readonly [category: string, count: number])[];

/** The source of a paper's questions: one of several sets, a draw by category, or the whole bank. */
export type PaperRule =
  | { readonly kind: 'set'; readonly sets: number; readonly questions: number }
  | { readonly kind: 'quotas'; readonly quotas: Quotas }
  | { readonly kind: 'whole' };

/** One timed screen of the product. All are the same machine (attempt.ts) and differ only in this row. */
export interface Format {
  /** The title that the student reads. */
  readonly title: string;
  readonly paper: PaperRule;
  /** Time for one question, in seconds. */
  readonly seconds: number;
  /** How long a settled question shows its answer before the next one, in ms; null = the answer is never shown. */
  readonly revealMs: number | null;
  /** Whether answers are recorded and counted. */
  readonly scored: boolean;
  /** What happens to an option that is chosen but not yet submitted when the time is up. */
  readonly atExpiry: 'choice-is-dropped' | 'choice-counts';
  /** The screen after the last question; null = the end is shown in place. */
  readonly endsAt: '/result' | '/thankyou' | null;
}

const setExam = {
  seconds: 60,
  revealMs: null,
  scored: false,
  atExpiry: 'choice-is-dropped',
  endsAt: '/thankyou',
} as const;

const practice = {
  paper: { kind: 'whole' },
  seconds: 60,
  revealMs: 2000,
  scored: true,
  atExpiry: 'choice-is-dropped',
  endsAt: '/result',
} as const;

/** The eight timed screens (docs/specification.md, sections 4 and 9). */
export const formats = {
  'science-exam': { title: '+2 Science', paper: { kind: 'set', sets: 4, questions: 50 }, ...setExam },
  'management-exam': { title: '+2 Management', paper: { kind: 'set', sets: 2, questions: 50 }, ...setExam },
  'category-test': {
    ...practice,
    title: 'Category test',
    paper: {
      kind: 'quotas',
      quotas: [
        ['english', 20],
        ['physics', 20],
        ['chemistry', 20],
        ['biology', 10],
        ['mathematics', 20],
        ['gk', 10],
      ],
    },
    seconds: 30,
  },
  'entrance-quiz': {
    ...practice,
    title: 'B.Sc.CSIT Entrance',
    paper: {
      kind: 'quotas',
      quotas: [
        ['mathematics', 25],
        ['physics', 25],
        ['chemistry', 25],
        ['english', 15],
        ['computer', 10],
      ],
    },
  },
  'year-quiz': { ...practice, title: 'Entrance Questions' },
  'topic-practice': { ...practice, title: 'Practice' },
  'unit-quiz': {
    ...practice,
    title: 'Unit quiz',
    seconds: 30,
    revealMs: 1000,
    atExpiry: 'choice-counts',
    endsAt: null,
  },
  'mcq-practice': { ...practice, title: 'Practice' },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

/** The formats whose paper is drawn by chance. */
export const drawnFormats = ['science-exam', 'management-exam', 'category-test', 'entrance-quiz'] as const;
export type DrawnFormat = (typeof drawnFormats)[number];

/** The row of the table, typed as any of them. */
export function formatOf(name: FormatName): Format {
  return formats[name];
}
