import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { numbersFor } from '#exam/seating/numbering.ts';
import { hashRandom } from '#exam/sitting/hash-random.ts';
import type { AnswerOf, BodyOf } from '#contract/calls.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { jsonRows } from '#server/platform/database/json-rows.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { ApplicationRow } from '#server/platform/database/tables/applications.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { route } from '#server/platform/http/route.ts';
import { auditEntry } from '#server/features/examinations/examination/audit-entry.ts';
import {
  examinationFor,
  heldExaminationFor,
  needState,
} from '#server/features/examinations/examination/examination-rows.ts';
import { saveCandidates } from '#server/features/examinations/candidates/candidate-rows.ts';
import { symbolLook } from '#server/features/examinations/candidates/symbol-keys.ts';
import { decisionOf, namesIn } from '../application-rows.ts';
import { submittedOf } from '../check-again.ts';
import type { ApplicationDeps } from '../deps.ts';
import { tellApplicants } from '../messages.ts';
import { readNotice, type StoredNotice } from '../notice-rows.ts';

type Body = BodyOf<'POST /staff/examinations/:code/numbers'>;
type Numbers = AnswerOf<'POST /staff/examinations/:code/numbers'>['rows'];

/** The states in which candidates can be added. */
const beforeTheEnd = ['draft', 'sealed', 'open', 'running'] as const;

/** The symbol numbers of accepted applicants: with their numbers they are candidates. */
export function numberRoutes(app: FastifyInstance, deps: ApplicationDeps): void {
  const { db, now } = deps;

  route(app, 'POST /staff/examinations/:code/numbers', async ({ account, params: { code }, query, body }) => {
    const at = now();
    if (query.preview === '1') {
      needState(await examinationFor(db, account, code, at), ...beforeTheEnd);
      const rows = numbered(await unnumbered(db, code), await takenNumbers(db, code), body);
      return { rows, total: rows.length, made: false };
    }
    return db.transaction().execute(async (trx) => {
      // It is held, so that two who give numbers don't give one twice.
      needState(await heldExaminationFor(trx, account, code, at), ...beforeTheEnd);
      const notice = await readNotice(trx, code, at);
      const applications = await unnumbered(trx, code);
      if (!notice || applications.length === 0) return { rows: [], total: 0, made: true };
      const rows = numbered(applications, await takenNumbers(trx, code), body);
      await makeCandidates(trx, deps, notice, applications, rows);
      const { first, order, seed } = body;
      const details = { firstNumber: first, order, seed, candidates: rows.length };
      await writeAudit(trx, auditEntry(account, 'numbers-given', code, details), at);
      return { rows, total: rows.length, made: true };
    });
  });
}

/** The accepted applications without a symbol number. */
async function unnumbered(db: Database, code: string): Promise<ApplicationRow[]> {
  return db
    .selectFrom('application')
    .selectAll()
    .where('examination', '=', code)
    .where('state', '=', 'accepted')
    .where('symbol_number', 'is', null)
    .execute();
}

/** The looks of the symbol numbers that are taken: it has each number that looks like one of them. */
class TakenLooks extends Set<string> {
  override has(number: string): boolean {
    return super.has(symbolLook(number));
  }
}

async function takenNumbers(db: Database, code: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('candidate').select('symbol_number').where('examination', '=', code).execute();
  return new TakenLooks(rows.map(({ symbol_number }) => symbolLook(symbol_number)));
}

/** The numbers that applications get, in the order of the numbers. Throws 'invalid' for a first one without a digit. */
function numbered(
  applications: readonly ApplicationRow[],
  taken: ReadonlySet<string>,
  { first, order, seed = '' }: Body,
): Numbers {
  const names = new Map(applications.map(({ number, sort_name }) => [number, sort_name]));
  const given = numbersFor(
    applications.map(({ number, submitted_at, sort_name }) => ({
      applicationNumber: number,
      submittedAt: submitted_at ?? 0,
      name: sort_name,
    })),
    { first, order, locale: 'en' },
    taken,
    hashRandom(seed),
  );
  if (given === null) throw new AppError('invalid', { fields: { first: (t) => t.firstWithoutDigit } });
  return given.map(({ applicationNumber: number, symbolNumber }) => ({
    number,
    name: names.get(number) ?? '',
    symbolNumber,
  }));
}

/** Makes the candidates of applications, with their numbers. */
async function makeCandidates(
  trx: Database,
  deps: ApplicationDeps,
  notice: StoredNotice,
  applications: readonly ApplicationRow[],
  rows: Numbers,
): Promise<void> {
  const { code, rules } = notice.examination;
  const byNumber = new Map(applications.map((row) => [row.number, row]));
  const seats = new Set(rules.seats.groups.map(({ name }) => name));
  const lines = rows.flatMap(({ number, symbolNumber }) => {
    const row = byNumber.get(number);
    if (!row) return [];
    const application = submittedOf(row, notice);
    const decision = decisionOf(row);
    const refused = decision?.kind === 'accept' ? decision.refusedGroups : [];
    return {
      symbolNumber,
      name: row.sort_name,
      dateOfBirth: row.date_of_birth,
      groups: namesIn(row.claimed).filter((group) => !refused.includes(group) && seats.has(group)),
      previousScore: application?.previousScore ?? null,
      phone: row.phone_key,
      email: application?.email ?? null,
      gender: application?.gender ?? null,
      extraMinutes: decision?.kind === 'accept' ? decision.extraMinutes : 0,
    };
  });
  await saveCandidates(trx, deps, code, lines);
  const given = rows.map(({ number, symbolNumber }) => ({ number, symbol_number: symbolNumber }));
  await sql`
    update application set symbol_number = r.symbol_number, version = version + 1
    from ${jsonRows(trx, given, { number: 'text', symbol_number: 'text' })}
    where application.number = r.number`.execute(trx);
  await tellApplicants(trx, deps.mail, 'numbered', applications);
}
