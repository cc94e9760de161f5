import { createCache } from '#server/platform/cache.ts';
import { sql, type RawBuilder } from 'kysely';
import type { LogEntry } from '#exam/sitting/entry.ts';
import { statesFrom } from '#contract/examination-states.ts';
import { readSealedText, type SealedPaper } from '#contract/sealed-text.ts';
import { jsonRows } from '#server/platform/database/json-rows.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { EntryRow } from '#server/platform/database/tables/attempts.ts';
import type { ObjectionRow } from '#server/platform/database/tables/merit.ts';
import { countedEntry, entryCounts } from '#server/features/examinations/marking/counted-entries.ts';
import {
  needState,
  readExaminations,
  type StoredExamination,
} from '#server/features/examinations/examination/examination-rows.ts';
import { explanationsOf, type Explanations } from '#server/features/examinations/paper/explanations.ts';
import { keyVersions, type KeyVersion } from '#server/features/examinations/marking/key-versions.ts';
import type { Submission, SubmissionRow } from '#server/features/examinations/examination/submissions.ts';
import { choicesIn } from '#server/features/examinations/marking/read-submissions.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { keyColumns, textOf, type AttemptKey } from './attempts.ts';
import { gather } from './gather.ts';

/** The states in which there are results to tell, from the publication of the key on. */
const fromKeyOn = statesFrom('key-published');

/** The part of a published key's answer that is the same for all who sat. */
export interface PublishedKey {
  readonly examination: StoredExamination;
  readonly paper: SealedPaper;
  readonly explanations: Explanations;
  /** The oldest version comes first. */
  readonly versions: readonly KeyVersion[];
}

/** The facts behind one candidate's own result. */
export interface OwnSitting extends PublishedKey {
  readonly own: Submission;
  /** The entries that count, in their order. */
  readonly log: readonly LogEntry[];
  readonly objections: readonly ObjectionRow[];
}

/** A request for one sitting; `now` in ms since 1970. */
interface SittingQuery {
  readonly key: AttemptKey;
  readonly at: number;
}

export type ReadOwnSitting = (key: AttemptKey, at: number) => Promise<OwnSitting>;

type SittingAnswer =
  | { readonly kind: 'found'; readonly sitting: OwnSitting }
  | { readonly kind: 'not-published'; readonly examination: StoredExamination }
  | { readonly kind: 'not-found' };

/** The most that are read together, because other answers wait while their logs are replayed. */
const mostTogether = 100;

/** How many sealed papers stay in memory, with the formulas of their explanations. */
const maxCachedPapers = 4;

/**
 * Makes a reader of own sittings, with `lanes` reads at once. Simultaneous requests are read together, because a whole
 * examination looks at the moment of publication. Only the rows of their own candidates are read. Throws 'not-found'
 * without results to tell, 'wrong-state' before the key is published.
 */
export function createReadOwnSitting(db: Database, { lanes }: { readonly lanes: number }): ReadOwnSitting {
  const readPaper = rememberPapers(db);
  const read = gather((batch: readonly SittingQuery[]) => readTogether(db, readPaper, batch), {
    lanes,
    most: mostTogether,
  });
  return async (key, at) => {
    const found = await read({ key, at });
    if (found.kind === 'found') return found.sitting;
    if (found.kind === 'not-published') needState(found.examination, ...fromKeyOn);
    throw new AppError('not-found');
  };
}

async function readTogether(
  db: Database,
  readPaper: ReadPaper,
  batch: readonly SittingQuery[],
): Promise<readonly SittingAnswer[]> {
  const codes = [...new Set(batch.map(({ key }) => key.examination))];
  const examinations = await readExaminations(db, codes, Math.max(...batch.map(({ at }) => at)));
  const published = new Map<string, PublishedKey>();
  for (const [code, examination] of examinations)
    if (fromKeyOn.includes(examination.state))
      published.set(code, { examination, ...(await readPaper(code)), versions: await keyVersions(db, code) });
  const keys = batch.map(({ key }) => key).filter(({ examination }) => published.has(examination));
  const sat = await readRows<SubmissionRow>(
    db,
    keys,
    sql`select candidate.*, began_at, ends_at, handed_in_at, taken_back
      from candidate join attempt using (examination, symbol_number)`,
  );
  const logs = await readRows<EntryRow>(db, keys, sql`select entry.* from entry`, sql`and ${entryCounts} order by n`);
  const objections = await readRows<ObjectionRow>(db, keys, sql`select objection.* from objection`);
  return batch.map(({ key }): SittingAnswer => {
    const examination = examinations.get(key.examination);
    const told = published.get(key.examination);
    const name = textOf(key);
    const [row] = sat.get(name) ?? [];
    if (told === undefined) return examination ? { kind: 'not-published', examination } : { kind: 'not-found' };
    if (row === undefined) return { kind: 'not-found' };
    const { rules, startsAt } = told.examination;
    const log = (logs.get(name) ?? []).map((entry) => countedEntry(entry, startsAt));
    const choices = choicesIn(log, told.paper, row, rules.handInAfterMinutes * 60_000);
    return {
      kind: 'found',
      sitting: { ...told, log, own: { ...row, choices }, objections: objections.get(name) ?? [] },
    };
  });
}

/** The rows of these candidates, by the text of their keys. */
async function readRows<Row extends AttemptKey>(
  db: Database,
  keys: readonly AttemptKey[],
  select: RawBuilder<unknown>,
  rest = sql``,
): Promise<ReadonlyMap<string, readonly Row[]>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<Row>`
    ${select} where (examination, symbol_number) in
      (select examination, symbol_number from ${jsonRows(db, keys, keyColumns)}) ${rest}`.execute(db);
  return Map.groupBy(rows, textOf);
}

type ReadPaper = (code: string) => Promise<Pick<PublishedKey, 'paper' | 'explanations'>>;

/** Reads sealed papers with their explanations, each once: neither changes while the seal is the same. */
function rememberPapers(db: Database): ReadPaper {
  const known = createCache<Awaited<ReturnType<ReadPaper>>>({ max: maxCachedPapers });

  async function read(code: string): ReturnType<ReadPaper> {
    const { paper } = await db
      .selectFrom('sealed_paper')
      .select('paper')
      .where('examination', '=', code)
      .executeTakeFirstOrThrow();
    return { paper: readSealedText(paper), explanations: await explanationsOf(db, code) };
  }

  return async (code) => {
    const { hash } = await db
      .selectFrom('sealed_paper')
      .select('hash')
      .where('examination', '=', code)
      .executeTakeFirstOrThrow();
    return known.get(hash, () => read(code));
  };
}
