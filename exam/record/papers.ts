import { readyPatterns } from '#exam/ready-patterns.ts';
import { patternOfMock } from './mock-exam.ts';
import type { PaperPattern } from './readiness.ts';
import type { KeptAttempt } from './record.ts';

/** A real entrance paper, by its public notice. */
export interface RealPaper extends PaperPattern {
  readonly name: string;
  readonly minutes: number;
  readonly passMark: number;
}

/** The paper of a ready pattern. Throws if there is no such pattern. */
function paperOf<const Name extends string>(wanted: Name): RealPaper & { readonly name: Name } {
  const pattern = readyPatterns.find(({ name }) => name === wanted);
  if (pattern === undefined) throw new Error(`There is no pattern ${wanted}.`);
  const sections = pattern.sections.map(({ subject, count }) => ({ subject, items: count }));
  return { name: wanted, minutes: pattern.minutes, passMark: pattern.passMark, sections };
}

/** The papers for which readiness is computed, by their ready patterns. */
export const realPapers = [paperOf('tu-bsc-csit'), paperOf('tu-bca'), paperOf('plus-two-science')] as const;

export type RealPaperName = (typeof realPapers)[number]['name'];

/**
 * The paper that each kind of exam prepares for, by the first part of the exam's id. A mock names its paper in its own
 * id.
 */
const paperOfKind: Readonly<Record<string, RealPaperName>> = {
  'entrance-quiz': 'tu-bsc-csit',
  'year-quiz': 'tu-bsc-csit',
  'topic-practice': 'tu-bsc-csit',
  'category-test': 'plus-two-science',
};

/** The paper that the attempt which ended last prepares for; null where no attempt is for one paper alone. */
export function paperLastPractised(attempts: readonly KeptAttempt[]): RealPaperName | null {
  let latest: { readonly name: RealPaperName; readonly ended: number } | null = null;
  for (const { exam, ended } of attempts) {
    const pattern = patternOfMock(exam);
    const name =
      pattern === null ? paperOfKind[exam.split('/')[0] ?? ''] : realPapers.find((each) => each.name === pattern)?.name;
    if (name !== undefined && ended >= (latest?.ended ?? -Infinity)) latest = { name, ended };
  }
  return latest?.name ?? null;
}

/** The paper that a student prepares for: that of the goal, else that of the last practice; null if neither tells. */
export function paperOfStudent(goal: string | null, attempts: readonly KeptAttempt[]): RealPaper | null {
  const name = goal ?? paperLastPractised(attempts);
  return realPapers.find((each) => each.name === name) ?? null;
}

/** How many items a paper has; each is worth one mark. */
export function itemCount({ sections }: PaperPattern): number {
  return sections.reduce((sum, { items }) => sum + items, 0);
}

/** The seconds that a paper has for an item. */
export function secondsAnItem(paper: Pick<RealPaper, 'minutes' | 'sections'>): number {
  return Math.round((paper.minutes * 60) / itemCount(paper));
}
