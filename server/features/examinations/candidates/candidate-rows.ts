import { sql } from 'kysely';
import { symbolKey } from './symbol-keys.ts';
import type { Candidate } from '#contract/candidates.ts';
import { firstHead } from '#exam/sitting/chain.ts';
import type { CandidateLine } from './candidates-file.ts';
import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { CandidateRow } from '#server/platform/database/tables/examinations.ts';
import { newToken } from '#server/platform/security/token.ts';
import { asciiDigits, devanagariDigits } from '#text/numbers.ts';
import { columnsOf, emptyColumns, fieldsOf, writtenColumns } from './written-fields.ts';

/** How many digits a PIN has that the server makes. */
const pinLength = 8;

/**
 * The PIN for a symbol number at the `counter`-th time (from 1). It follows from the installation's secret, so that a
 * card can be printed again. It can't be computed without the secret. Each of the 100 million PINs is equally likely,
 * because 256 bits leave no bias that counts.
 */
export function madePin(hash: ExaminationDeps['hash'], code: string, symbolNumber: string, counter: number): string {
  const bytes = Buffer.from(hash('made-pin', code, symbolNumber, String(counter)), 'base64url');
  return String(BigInt(`0x${bytes.toString('hex')}`) % 10n ** BigInt(pinLength)).padStart(pinLength, '0');
}

/** Gives a candidate the next PIN and returns it. The old PIN ends, and so do the sessions that it opened. */
export async function renewPin(
  trx: Database,
  hash: ExaminationDeps['hash'],
  code: string,
  { symbol_number: symbolNumber, pin_counter }: Pick<CandidateRow, 'symbol_number' | 'pin_counter'>,
): Promise<string> {
  const counter = (pin_counter ?? 0) + 1;
  const pin = madePin(hash, code, symbolNumber, counter);
  await trx
    .updateTable('candidate')
    .set({ pin_hash: pinHash(hash, code, symbolNumber, pin), pin_counter: counter })
    .where('examination', '=', code)
    .where('symbol_number', '=', symbolNumber)
    .execute();
  // A person with the old PIN has no seat any more. Earlier replaced sessions stay, so that the board can tell of them.
  await trx
    .deleteFrom('hall_session')
    .where('examination', '=', code)
    .where('symbol_number', '=', symbolNumber)
    .where('replaced_at', 'is', null)
    .execute();
  return pin;
}

/**
 * The symbol numbers that a typed text can stand for. Its digits may be of another script, as a Nepali keyboard has
 * two. The normalised form comes first; the typed one comes too, because numbers were once stored so.
 */
export function typedSymbolNumbers(typed: string): readonly string[] {
  const said = typed.trim().normalize('NFC');
  const key = symbolKey(said);
  return [...new Set([said, key, devanagariDigits(key), typed.trim()])];
}

/** The stored hash of a PIN. Its digits may be of either script, and in two groups, as the admit card prints them. */
export function pinHash(hash: ExaminationDeps['hash'], code: string, symbolNumber: string, pin: string): string {
  return hash('pin', code, symbolNumber, asciiDigits(pin.replaceAll(/\s/gu, '')));
}

/** How many candidates go into the database with one statement. */
const atOnce = 500;

/** The result of saving candidates. */
interface SaveResult {
  readonly added: number;
  readonly updated: number;
  /** The PINs that new candidates got, and those of known candidates whose lines have the right one. */
  readonly pins: readonly { readonly symbolNumber: string; readonly pin: string }[];
  /** Known candidates whose extra minutes have changed. */
  readonly otherMinutes: readonly Pick<CandidateRow, 'symbol_number' | 'extra_minutes'>[];
}

/**
 * Saves candidates, in the caller's transaction. New ones get a PIN if none is given. Known ones keep theirs, whatever
 * the line says, and all fields that the line lacks. Named rooms are made.
 */
export async function saveCandidates(
  trx: Database,
  { random, hash }: Pick<ExaminationDeps, 'random' | 'hash'>,
  code: string,
  lines: readonly Omit<CandidateLine, 'line'>[],
): Promise<SaveResult> {
  const stored = await trx.selectFrom('candidate').selectAll().where('examination', '=', code).execute();
  const known = new Map(stored.map((row) => [row.symbol_number, row]));
  const pins: { symbolNumber: string; pin: string }[] = [];
  const rows = lines.map((line): CandidateRow => {
    const before = known.get(line.symbolNumber);
    const pin = line.pin ?? (before ? '' : madePin(hash, code, line.symbolNumber, 1));
    const given = pinHash(hash, code, line.symbolNumber, pin);
    const pin_hash = before?.pin_hash ?? given;
    if (pin_hash === given) pins.push({ symbolNumber: line.symbolNumber, pin });
    return {
      ...(before ?? {
        ...emptyColumns,
        withdrawn_at: null,
        withheld: null,
        present_at: null,
        face_doubted_at: null,
        seed: newToken(random),
        pin_counter: line.pin === undefined || line.pin === null ? 1 : null,
      }),
      examination: code,
      symbol_number: line.symbolNumber,
      ...columnsOf(line),
      name: line.name,
      pin_hash,
    };
  });
  await addRooms(
    trx,
    code,
    rows.map(({ room }) => room),
  );
  for (let from = 0; from < rows.length; from += atOnce) await upsert(trx, rows.slice(from, from + atOnce));
  const updated = rows.filter(({ symbol_number: symbolNumber }) => known.has(symbolNumber));
  const otherMinutes = updated.filter((row) => row.extra_minutes !== known.get(row.symbol_number)?.extra_minutes);
  return { added: rows.length - updated.length, updated: updated.length, pins, otherMinutes };
}

async function upsert(trx: Database, rows: readonly CandidateRow[]): Promise<void> {
  await trx
    .insertInto('candidate')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['examination', 'symbol_number'])
        .doUpdateSet(Object.fromEntries(writtenColumns.map((column) => [column, sql.ref(`excluded.${column}`)]))),
    )
    .execute();
  await trx
    .insertInto('attempt')
    .values(
      rows.map(({ examination, symbol_number }) => ({
        examination,
        symbol_number,
        device: null,
        last_heard: null,
        released_at: null,
        began_at: null,
        ends_at: null,
        minutes_given: 0,
        n: 0,
        head: firstHead,
        handed_in_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Makes the rooms that don't exist yet. */
export async function addRooms(trx: Database, code: string, rooms: readonly (string | null)[]): Promise<void> {
  const named = [...new Set(rooms.filter((room) => room !== null))];
  if (named.length === 0) return;
  await trx
    .insertInto('room')
    .values(
      named.map((room) => ({
        examination: code,
        room,
        pass_hash: null,
        seat_rows: null,
        seat_columns: null,
        struck_out: '[]',
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A candidate as staff see them. */
export function candidateAnswer(
  row: CandidateRow & { readonly began_at: number | null; readonly handed_in_at: number | null },
): Candidate {
  return {
    symbolNumber: row.symbol_number,
    ...fieldsOf(row),
    withdrawn: row.withdrawn_at !== null,
    withheld: row.withheld,
    present: row.present_at !== null,
    began: row.began_at !== null,
    handedIn: row.handed_in_at !== null,
  };
}

/** Candidates with what is known of their attempts. */
export function candidatesOf(db: Database, code: string) {
  return db
    .selectFrom('candidate')
    .innerJoin('attempt', (join) =>
      join
        .onRef('attempt.examination', '=', 'candidate.examination')
        .onRef('attempt.symbol_number', '=', 'candidate.symbol_number'),
    )
    .where('candidate.examination', '=', code);
}

/** The key under which a candidate's wrong PINs are counted. */
export function candidateAccount(code: string, symbolNumber: string): string {
  return `candidate/${code}/${symbolNumber}`;
}
