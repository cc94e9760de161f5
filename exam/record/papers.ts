import type { PaperPattern } from './readiness.ts';
import type { KeptAttempt } from './record.ts';

/**
 * A real entrance paper by its public notice (checked on 2026-11-22). server/features/examinations/paper/patterns.ts
 * has the same for colleges.
 */
export interface RealPaper extends PaperPattern {
  readonly name: string;
  readonly minutes: number;
  readonly passMark: number;
}

function paper<const Name extends string>(
  name: Name,
  minutes: number,
  passMark: number,
  sections: Readonly<Record<string, number>>,
): RealPaper & { readonly name: Name } {
  return {
    name,
    minutes,
    passMark,
    sections: Object.entries(sections).map(([subject, items]) => ({ subject, items })),
  };
}

/** The papers for which readiness is computed. */
export const realPapers = [
  paper('tu-bsc-csit', 120, 35, { physics: 25, chemistry: 25, mathematics: 25, english: 15, computer: 10 }),
  paper('tu-bca', 120, 35, { english: 40, mathematics: 50, gk: 10 }),
  paper('plus-two-science', 90, 32, { english: 15, mathematics: 20, physics: 15, chemistry: 15, biology: 10, gk: 5 }),
] as const satisfies readonly RealPaper[];

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
    const [kind = '', rest] = exam.split('/');
    const name = kind === 'mock' ? realPapers.find((each) => each.name === rest)?.name : paperOfKind[kind];
    if (name !== undefined && ended >= (latest?.ended ?? -Infinity)) latest = { name, ended };
  }
  return latest?.name ?? null;
}

/** How many items a paper has; each is worth one mark. */
export function itemsOf({ sections }: PaperPattern): number {
  return sections.reduce((sum, { items }) => sum + items, 0);
}
