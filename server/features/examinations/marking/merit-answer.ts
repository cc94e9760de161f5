import type { MeritAnswer, RankedRow } from '#contract/merit.ts';
import type { MeritList } from '#exam/marking/merit.ts';
import type { TieBreak } from '#exam/marking/criteria.ts';
import { whyAbove, type RankedResult } from '#exam/marking/rank.ts';
import type { ReadResults } from './read-results.ts';
import type { Results } from './results.ts';

/** The lists with names and marks, from the same rows as the results, and the reasons for withheld results. */
export function meritAnswer({ submissions, newest, results }: ReadResults): MeritAnswer {
  const reasons = new Map(submissions.candidates.map(({ symbol_number, withheld }) => [symbol_number, withheld]));
  return {
    keyVersion: newest.version,
    ...meritLists(results),
    withheld: results.rows.flatMap(({ symbolNumber, name }) => {
      const reason = reasons.get(symbolNumber) ?? null;
      return reason === null ? [] : [{ symbolNumber, name, reason }];
    }),
  };
}

/** The lists with names and marks, from the same rows as the results. */
export function meritLists({ merit, rows, tieBreaks }: Results): Omit<MeritAnswer, 'keyVersion' | 'withheld'> {
  const rowOf = new Map(rows.map((row) => [row.symbolNumber, row]));
  const decided = new Set(merit.byDecision);
  const seated = (symbolNumbers: readonly string[]) =>
    symbolNumbers.map((symbolNumber, index) => {
      const row = rowOf.get(symbolNumber);
      return {
        position: index + 1,
        rank: row?.rank ?? 0,
        symbolNumber,
        name: row?.name ?? '',
        total: row?.total ?? 0,
        byDecision: decided.has(symbolNumber),
      };
    });
  const group = ({ name, seats, symbolNumbers }: MeritList) => ({ name, seats, candidates: seated(symbolNumbers) });
  return {
    ranking: rows
      .slice(0, merit.ranking.length)
      .map((row, index) => ({ ...row, before: beforeWhom(merit.ranking, index, tieBreaks) })),
    open: seated(merit.open.symbolNumbers),
    groups: merit.groups.map(group),
    waiting: {
      open: seated(merit.waiting.open),
      groups: merit.waiting.groups.map((symbolNumbers, index) => {
        return { name: merit.groups[index]?.name ?? '', candidates: seated(symbolNumbers) };
      }),
    },
    ties: merit.ties.map((tie) => ({ ...tie, among: [...tie.among] })),
    settled: merit.settled.map((tie) => ({ ...tie, among: [...tie.among], admitted: [...tie.admitted] })),
  };
}

/** The candidate next below a place of the ranking, if a tie-break and not the total puts them there. */
function beforeWhom(
  ranking: readonly RankedResult[],
  index: number,
  tieBreaks: readonly TieBreak[],
): RankedRow['before'] {
  const [one, next] = [ranking[index], ranking[index + 1]];
  const deciding = one && next ? whyAbove(one, next, tieBreaks) : null;
  return next && deciding && deciding.by !== 'marks' ? { symbolNumber: next.symbolNumber, by: deciding.by } : null;
}
