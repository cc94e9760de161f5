import { sql } from 'kysely';
import { auditInExamination } from '#server/platform/security/audit-limit.ts';
import type { Limiter, Try, TryResult } from '#server/platform/security/limiter.ts';
import { jsonRows } from '#server/platform/database/json-rows.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { CandidateRow } from '#server/platform/database/tables/examinations.ts';
import { candidateAccount } from '#server/features/examinations/candidates/candidate-rows.ts';
import { justReached, unknownNumbers, wrongPins } from './limits.ts';

/** A PIN that was tried. */
export interface PinTry {
  readonly code: string;
  /** The address in the form in which addresses are counted. */
  readonly address: string;
  readonly device: string;
  /** The candidate with the number; undefined if there is none. */
  readonly candidate: Pick<CandidateRow, 'symbol_number'> | undefined;
  readonly failed: boolean;
}

/**
 * Counts the wrong PINs of a batch, in the caller's transaction, and writes reached limits into the audit log. After a
 * thousand wrong PINs of a candidate, tries are refused, except from devices that were in before. `now` is in ms.
 */
export async function countPins(
  trx: Database,
  limiter: Limiter,
  tries: readonly PinTry[],
  now: number,
): Promise<readonly TryResult[]> {
  const first = await limiter.countTries(trx, tries.map(asTry), now);
  const refused = tries.flatMap((each, index) =>
    (first[index]?.refusedUntil ?? null) === null ? [] : [{ each, index }],
  );
  const known = await knownDevices(
    trx,
    refused.map(({ each }) => each),
  );
  const again = refused.filter(({ each }) => known.has(deviceText(each)));
  const second = await limiter.countTries(
    trx,
    again.map(({ each }) => ({ ...asTry(each), attempt: { ...asTry(each).attempt, device: each.device } })),
    now,
  );
  const secondOf = new Map(again.map(({ index }, place) => [index, second[place]]));
  const counted = first.map((each, index) => secondOf.get(index) ?? each);

  const told = new Set<string>();
  for (const [index, { code, candidate }] of tries.entries()) {
    const limit = justReached(counted[index]?.counted ?? []);
    if (!limit || told.has(`${code} ${limit.name}`)) continue;
    told.add(`${code} ${limit.name}`);
    const subject = candidate ? `candidate:${code}/${candidate.symbol_number}` : `examination:${code}`;
    await auditInExamination(trx, limiter, { limit, subject, examination: code }, now);
  }
  return counted;
}

function asTry({ code, address, candidate, failed }: PinTry): Try {
  if (!candidate)
    return { attempt: { account: `unknown/${code}`, address, device: null }, limits: unknownNumbers, failed };
  const { symbol_number } = candidate;
  const account = candidateAccount(code, symbol_number);
  const attempt = { account, address, device: null, candidate: { examination: code, symbol_number } };
  return { attempt, limits: wrongPins, failed };
}

/** Which of these devices have been in before as this candidate. */
async function knownDevices(trx: Database, tries: readonly PinTry[]): Promise<ReadonlySet<string>> {
  if (tries.length === 0) return new Set();
  const asked = tries.flatMap(({ code, candidate, device }) =>
    candidate ? [{ examination: code, symbol_number: candidate.symbol_number, device }] : [],
  );
  const { rows } = await sql<{ examination: string; symbol_number: string; device: string }>`
    select distinct examination, symbol_number, device from hall_session
    where (examination, symbol_number, device) in (
      select examination, symbol_number, device
      from ${jsonRows(trx, asked, { examination: 'text', symbol_number: 'text', device: 'text' })})`.execute(trx);
  return new Set(
    rows.map(({ examination, symbol_number, device }) => JSON.stringify([examination, symbol_number, device])),
  );
}

function deviceText({ code, candidate, device }: PinTry): string {
  return JSON.stringify([code, candidate?.symbol_number, device]);
}
