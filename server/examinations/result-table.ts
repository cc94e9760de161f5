import type { ResultRow } from '#contract/merit.ts';

/** The results as a table with its header: the same columns as on the screen, a section's marks under its title. */
export function resultTable(
  rows: readonly ResultRow[],
  sections: readonly string[],
): (string | number | boolean | null)[][] {
  const header = [
    'rank',
    'symbol_number',
    'name',
    'total',
    ...sections,
    'right',
    'wrong',
    'unanswered',
    'passed',
    'list',
    'position',
    'withheld',
  ];
  const lines = rows.map((row) => [
    row.rank,
    row.symbolNumber,
    row.name,
    row.total,
    ...sections.map((title) => row.sections[title] ?? null),
    row.right,
    row.wrong,
    row.unanswered,
    row.passed,
    row.list,
    row.position,
    row.withheld,
  ]);
  return [header, ...lines];
}
