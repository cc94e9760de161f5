import type { AnswerOf } from '#contract/calls.ts';

export type ImportPreview = AnswerOf<'POST /staff/import'>;
type PreviewItem = ImportPreview['items'][number];

/** What becomes of a question of a file: it comes in, comes in with something to put right, stays out, or is there already. */
export type Fate = 'good' | 'problem' | 'skipped' | 'known';

/** A question of a file, in the file's order. */
export interface FileQuestion {
  /** From 1. */
  readonly number: number;
  readonly fate: Fate;
  readonly where: string;
  /** Why it stays out. */
  readonly why?: string;
  /** What comes in, and its place among those. */
  readonly come?: PreviewItem & { readonly place: number };
}

/** The questions of a file as they stand in it, as far as it counts lines; else those that come in before the others. */
export function fileQuestions({ items, skipped }: Pick<ImportPreview, 'items' | 'skipped'>): FileQuestion[] {
  const all: Omit<FileQuestion, 'number'>[] = [
    ...items.map((item, place) => ({ fate: fateOf(item), where: item.where, come: { ...item, place } })),
    ...skipped.map(({ where, why }) => ({ fate: 'skipped' as const, where, why })),
  ];
  const inOrder = all.every(({ where }) => lineOf(where) !== null)
    ? [...all].sort((a, b) => (lineOf(a.where) ?? 0) - (lineOf(b.where) ?? 0))
    : all;
  return inOrder.map((question, place) => ({ ...question, number: place + 1 }));
}

function fateOf({ known, problems }: PreviewItem): Fate {
  if (known !== null) return 'known';
  return problems.length > 0 ? 'problem' : 'good';
}

function lineOf(where: string): number | null {
  const [digits] = /\d+/.exec(where) ?? [];
  return digits === undefined ? null : Number(digits);
}
