import { LRUCache } from 'lru-cache';
import { createCache } from '#server/platform/cache.ts';
import type { LogEntry } from '#exam/sitting/entry.ts';
import { choicesOf, replay } from '#exam/sitting/replay.ts';
import { orderOf } from '#exam/sitting/order.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { candidatesOf } from '#server/features/examinations/candidates/candidate-rows.ts';
import { rulesOf } from '#server/features/examinations/examination/examination-rows.ts';
import { countedEntry, entryCounts, takenBackOf } from './counted-entries.ts';
import { readSealedText, type SealedPaper } from '#contract/sealed-text.ts';
import type { ReadSubmissions, SubmissionRow } from '#server/features/examinations/examination/submissions.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** Each candidate's choices, by symbol number. */
type Choices = ReadonlyMap<string, readonly (string | null)[]>;

/** How many examinations' choices stay in memory. */
const maxCachedExaminations = 4;

/**
 * Makes a reader that replays each log only once. So a what-if over three thousand candidates costs only the marking.
 * Candidates themselves are read each time, because results can be withheld to the last. Throws 'not-found' for an
 * examination that was never sealed.
 */
export function createReadSubmissions(db: Database): ReadSubmissions {
  const choicesByCode = createCache<Choices>({ max: maxCachedExaminations });
  const papers = new LRUCache<string, SealedPaper>({
    max: maxCachedExaminations,
    memoMethod: (json) => readSealedText(json),
  });

  return async (code, trx = db) => {
    const sealed = await trx
      .selectFrom('sealed_paper')
      .innerJoin('examination', 'examination.code', 'sealed_paper.examination')
      .select(['paper', 'rules', 'starts_at'])
      .where('examination', '=', code)
      .executeTakeFirst();
    if (!sealed) throw new AppError('not-found');
    const paper = papers.memo(sealed.paper);
    const { handInAfterMinutes } = rulesOf(sealed);
    const rows = await candidatesOf(trx, code)
      .where('candidate.withdrawn_at', 'is', null)
      .selectAll('candidate')
      .select(['attempt.began_at', 'attempt.ends_at', 'attempt.handed_in_at', 'attempt.n', 'attempt.taken_back'])
      .select('attempt.decided')
      .orderBy('candidate.symbol_number')
      .execute();
    const stamp = rows
      .map(
        ({ symbol_number, n, ends_at, taken_back, decided }) =>
          `${symbol_number}/${n}/${ends_at}/${taken_back}/${decided}`,
      )
      .join(' ');
    const read = async () =>
      foldAll(await logsOf(trx, code, sealed.starts_at), paper, handInAfterMinutes * 60_000, rows);
    const bySymbolNumber = await choicesByCode.get(code, read, stamp);
    return {
      paper,
      candidates: rows.map((row) => ({ ...row, choices: bySymbolNumber.get(row.symbol_number) ?? null })),
    };
  };
}

function foldAll(
  logs: ReadonlyMap<string, readonly LogEntry[]>,
  paper: SealedPaper,
  handInFrom: number,
  candidates: readonly SubmissionRow[],
): Map<string, readonly (string | null)[]> {
  const choices = new Map<string, readonly (string | null)[]>();
  for (const candidate of candidates) {
    const log = logs.get(candidate.symbol_number) ?? [];
    const chosen = choicesIn(log, paper, candidate, handInFrom);
    if (chosen) choices.set(candidate.symbol_number, chosen);
  }
  return choices;
}

/**
 * The choices that a log leads to, by place; null for a candidate who never began. `handInFrom` in ms since the start.
 */
export function choicesIn(
  log: readonly LogEntry[],
  paper: SealedPaper,
  { began_at, ends_at, taken_back, seed }: SubmissionRow,
  handInFrom: number,
): readonly (string | null)[] | null {
  if (began_at === null) return null;
  // With free navigation the order of the items does not matter, and computing it costs the most.
  const shuffled = paper.timing === 'whole' ? { shuffleItems: false, shuffleOptions: false } : paper;
  const order = orderOf(paper, seed, shuffled);
  const takenBack = takenBackOf(taken_back);
  return choicesOf(paper, replay(paper, order, log, { endsAt: ends_at ?? 0, takenBack, handInFrom }));
}

/** The counted entries of every log of an examination, in order, by symbol number. */
async function logsOf(db: Database, code: string, startsAt: number): Promise<Map<string, LogEntry[]>> {
  const rows = await db
    .selectFrom('entry')
    .select(['symbol_number', 'n', 'at', 'kind', 'place', 'option', 'received_at'])
    .where('examination', '=', code)
    .where(entryCounts)
    .orderBy('symbol_number')
    .orderBy('n')
    .execute();
  const logs = new Map<string, LogEntry[]>();
  for (const row of rows) {
    const log = logs.get(row.symbol_number);
    if (log) log.push(countedEntry(row, startsAt));
    else logs.set(row.symbol_number, [countedEntry(row, startsAt)]);
  }
  return logs;
}
