import type { ListedResult, ResultRow } from '#contract/merit.ts';
import type { Language } from '#text/language.ts';
import * as en from '#text/en/staff-results.ts';
import * as ne from '#text/ne/staff-results.ts';

/** The columns beside the sections, by their names in a file for programs. */
const columns = {
  rank: ne.rank,
  symbol_number: ne.symbolNumber,
  name: ne.name,
  total: ne.total,
  right: ne.right,
  wrong: ne.wrong,
  unanswered: ne.unanswered,
  passed: ne.passed,
  list: ne.list,
  position: ne.position,
  withheld: ne.withheld,
  late_answers: ne.lateAnswersHead,
  implausible_entries: ne.implausibleHead,
} as const;

/** The words in cells, in each language. */
const words = {
  en: { pass: en.pass, fail: en.fail, absent: en.absent, openList: en.openList, yes: en.yes, no: en.no },
  ne: { pass: ne.pass, fail: ne.fail, absent: ne.absent, openList: ne.openList, yes: ne.yes, no: ne.no },
} as const;

/** How many answers came late and how many entries can't be genuine, by symbol number. */
type DoubtfulBySymbolNumber = ReadonlyMap<string, Pick<ListedResult, 'late' | 'implausible'>>;

/**
 * The results as a table with its header. It has the columns of the screen, with a section's marks under its title. The
 * English header has the names that programs read; on a Nepali page it is Nepali. True and false are words of the
 * language; an absent candidate has no numbers. With `doubtful` two more columns count late answers and entries that
 * can't be genuine.
 */
export function resultTable(
  rows: readonly ResultRow[],
  sections: readonly string[],
  { language = 'en', doubtful }: { readonly language?: Language; readonly doubtful?: DoubtfulBySymbolNumber } = {},
): (string | number | null)[][] {
  const said = words[language];
  const names = [
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
    ...(doubtful ? ['late_answers', 'implausible_entries'] : []),
  ];
  const header = names.map((name) => (language === 'ne' && isColumn(name) ? columns[name] : name));
  const lines = rows.map((row) => {
    const sat = row.rank !== null;
    const { late = 0, implausible = 0 } = doubtful?.get(row.symbolNumber) ?? {};
    return [
      row.rank,
      row.symbolNumber,
      row.name,
      row.total,
      ...sections.map((title) => row.sections[title] ?? null),
      ...[row.right, row.wrong, row.unanswered].map((count) => (sat ? count : null)),
      !sat ? said.absent : row.passed ? said.pass : said.fail,
      row.list === 'open' ? said.openList : row.list,
      row.position,
      row.withheld ? said.yes : said.no,
      ...(doubtful ? [late, implausible] : []),
    ];
  });
  return [header, ...lines];
}

function isColumn(name: string): name is keyof typeof columns {
  return Object.hasOwn(columns, name);
}

/** The width of each column of a table in characters: its longest cell, limited to the width of a screen. */
export function columnWidths(table: ReturnType<typeof resultTable>): number[] {
  const [header = []] = table;
  return header.map((_, at) => {
    const longest = table.reduce((most, row) => Math.max(most, String(row[at] ?? '').length), 0);
    return Math.min(60, Math.max(6, longest + 2));
  });
}
