import { sql } from 'kysely';
import { applicationStates, type ApplicationState } from '#contract/application-form.ts';
import type { AnswerOf } from '#contract/calls.ts';
import type { FeeState } from '#contract/applications.ts';
import type { z } from 'zod';
import type { Database } from '#server/platform/database/tables.ts';
import { asciiDigits } from '#text/numbers.ts';
import { comparedName } from '../person.ts';
import { deskLine, lineColumns } from './desk-line.ts';

/** What a clerk looks for. */
interface QueueQuery {
  readonly state: ApplicationState | 'waiting' | 'all';
  readonly fee?: z.infer<typeof FeeState> | undefined;
  readonly group?: string | undefined;
  readonly missing?: '1' | undefined;
  readonly corrected?: '1' | undefined;
  readonly doubtful?: '1' | undefined;
  readonly search?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** A page of the applications of an examination, the one that was submitted first in front, and how many there are. */
export async function readQueue(
  db: Database,
  code: string,
  query: QueueQuery,
): Promise<AnswerOf<'GET /staff/examinations/:code/applications'>> {
  let found = db.selectFrom('application').where('examination', '=', code);
  if (query.state === 'all') found = found.where('state', '!=', 'draft');
  else found = found.where('state', '=', query.state === 'waiting' ? 'submitted' : query.state);
  if (query.fee !== undefined) found = found.where('fee', '=', query.fee);
  if (query.group !== undefined) found = found.where('claimed', 'like', `%${escaped(JSON.stringify(query.group))}%`);
  if (query.missing) found = found.where('is_missing', '=', 1);
  if (query.corrected) found = found.where('is_corrected', '=', 1);
  if (query.doubtful) found = found.where('doubts', 'like', '%"same-person"%');
  for (const like of wordsOf(query.search ?? ''))
    found = found.where((row) => sql<boolean>`${row.ref('search')} like ${like} escape '\\'`);
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(lineColumns)
    .orderBy('submitted_at')
    .orderBy('number')
    .limit(query.size)
    .offset((query.page - 1) * query.size)
    .execute();
  return { rows: rows.map(deskLine), total, counts: await readCounts(db, code) };
}

/** How many applications are in each state, and how many of those that wait have nothing doubtful. */
async function readCounts(
  db: Database,
  code: string,
): Promise<AnswerOf<'GET /staff/examinations/:code/applications'>['counts']> {
  const rows = await db
    .selectFrom('application')
    .select(['state', 'is_doubtful', 'needs_look'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('examination', '=', code)
    .groupBy(['state', 'is_doubtful', 'needs_look'])
    .execute();
  const sum = (is: (row: (typeof rows)[number]) => boolean) =>
    rows.reduce((total, row) => total + (is(row) ? row.count : 0), 0);
  const ofStates = applicationStates.map((state) => [state, sum((row) => row.state === state)] as const);
  return {
    ...(Object.fromEntries(ofStates) as Record<ApplicationState, number>),
    waiting: sum(({ state }) => state === 'submitted'),
    clear: sum(({ state, is_doubtful, needs_look }) => state === 'submitted' && is_doubtful + needs_look === 0),
  };
}

/** The patterns of a search: each word stands somewhere. A number may be typed with spaces and in either script. */
function wordsOf(search: string): readonly string[] {
  const said = asciiDigits(search.normalize('NFC')).toLowerCase().trim();
  if (said === '') return [];
  const digits = said.replaceAll(/[\s+-]/g, '');
  if (/^\d+$/.test(digits)) return [`%${digits}%`];
  // Names in Latin letters are compared without marks; others as they are.
  const name = /\p{Script=Latin}/u.test(said) ? comparedName(said) : said;
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${escaped(word)}%`);
}

function escaped(text: string): string {
  return text.replaceAll(/[%_\\]/g, '\\$&');
}
