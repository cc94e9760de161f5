import type { AnswerOf } from '#contract/calls.ts';

export type ImportPreview = AnswerOf<'POST /staff/import'>;
export type ImportPage = AnswerOf<'GET /staff/import/:import'>;
type PreviewQuestion = ImportPreview['questions'][number];

/** The outcome for a question of a file: it comes in, comes in with a problem, stays out, or the bank has it already. */
export type Fate = 'good' | 'problem' | 'skipped' | 'known';

/** A question of a file, in the file's order. */
export interface FileQuestion {
  /** Its number in the whole file, from 1. */
  readonly order: number;
  /** The file's own number, or the order if the file has no numbers. Null for a question without a number beside others that have one. */
  readonly number: number | null;
  readonly fate: Fate;
  readonly where: string;
  /** Why it stays out. */
  readonly why?: string;
  /** What the report says about an imported question, and its place among these. */
  readonly come?: PreviewQuestion & { readonly place: number };
}

/** The questions of a file in its order if it counts lines; else those that come in before the others. */
export function fileQuestions({ questions, skipped }: Pick<ImportPreview, 'questions' | 'skipped'>): FileQuestion[] {
  const all: Omit<FileQuestion, 'order'>[] = [
    ...questions.map((come, place) => ({
      number: come.number,
      fate: fateOf(come),
      where: come.where,
      come: { ...come, place },
    })),
    ...skipped.map(({ where, number, why }) => ({ number, fate: 'skipped' as const, where, why })),
  ];
  const inOrder = all.every(({ where }) => lineOf(where) !== null)
    ? [...all].sort((a, b) => (lineOf(a.where) ?? 0) - (lineOf(b.where) ?? 0))
    : all;
  const isNumbered = all.some(({ number }) => number !== null);
  return inOrder.map((question, place) => ({
    ...question,
    order: place + 1,
    number: isNumbered ? question.number : place + 1,
  }));
}

function fateOf({ known, problems }: PreviewQuestion): Fate {
  if (known !== null) return 'known';
  return problems.length > 0 ? 'problem' : 'good';
}

function lineOf(where: string): number | null {
  const [digits] = /\d+/.exec(where) ?? [];
  return digits === undefined ? null : Number(digits);
}
