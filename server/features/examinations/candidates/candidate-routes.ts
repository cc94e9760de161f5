import type { FastifyInstance } from 'fastify';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { CandidatesImport } from '#contract/candidates.ts';
import { candidatesBytes } from '#contract/examinations.ts';
import { toHundredths } from '#exam/marking/hundredths.ts';
import { endOf } from '#exam/sitting/deadline.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import { isPostgres } from '#server/platform/database/json-rows.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import {
  addRooms,
  candidateAccount,
  candidateAnswer,
  candidatesOf,
  renewPin,
  saveCandidates,
  groupsOf,
} from './candidate-rows.ts';
import { symbolLook } from './symbol-keys.ts';
import { looksLikeKnown, readCandidates } from './candidates-file.ts';
import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import {
  examinationFor,
  heldExaminationFor,
  needState,
} from '#server/features/examinations/examination/examination-rows.ts';
import { auditEntry } from '#server/features/examinations/examination/audit-entry.ts';
import { route } from '#server/platform/http/route.ts';
import { requestedLanguage } from '#text/requested-language.ts';

/** The states in which candidates can be added and changed. */
const beforeTheEnd = ['draft', 'sealed', 'open', 'running'] as const;

/** The fields of a candidate that can change until the hand-in. */
const untilHandIn = ['room', 'seat', 'extraMinutes', 'withdrawn'] as const;

/** The fields that stay out of the audit log, because it can't be shortened. */
const unaudited = new Set<string>(['name', 'phone', 'email', 'gender']);

/** The candidates of an examination: their file, and each of them. */
export function candidateRoutes(app: FastifyInstance, deps: ExaminationDeps): void {
  const { db, now, hash, limiter, readTable } = deps;

  route(app, 'GET /staff/examinations/:code/candidates', async ({ account, params: { code }, query }) => {
    await examinationFor(db, account, code, now());
    let found = candidatesOf(db, code);
    if (query.room !== undefined) found = found.where('candidate.room', '=', query.room);
    if (query.extraMinutes !== undefined)
      found = found.where('candidate.extra_minutes', query.extraMinutes === 'with' ? '>' : '=', 0);
    if (query.group !== undefined) found = found.where(isIn(query.group));
    if (query.q !== undefined) {
      const like = `%${query.q.replaceAll(/[%_\\]/g, '\\$&').toLowerCase()}%`;
      found = found.where(
        (row) => sql<boolean>`(lower(${row.ref('candidate.name')}) like ${like} escape '\\'
          or lower(${row.ref('candidate.symbol_number')}) like ${like} escape '\\')`,
      );
    }
    const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await found
      .selectAll('candidate')
      .select(['attempt.began_at', 'attempt.handed_in_at'])
      .orderBy('candidate.symbol_number')
      .limit(query.size)
      .offset((query.page - 1) * query.size)
      .execute();
    const memberships = await db
      .selectFrom('candidate')
      .select('member_of')
      .where('examination', '=', code)
      .distinct()
      .execute();
    const groups = memberships.flatMap(({ member_of }) => groupsOf({ member_of }));
    return { rows: rows.map(candidateAnswer), total, groups: [...new Set(groups)].sort() };
  });

  route(
    app,
    'POST /staff/examinations/:code/candidates',
    async ({ account, params: { code }, query, body, headers }) => {
      const at = now();
      const examination = await examinationFor(db, account, code, at);
      needState(examination, ...beforeTheEnd);
      const bytes = body.file ?? Buffer.from(body.csv ?? '');
      if (bytes.length > candidatesBytes) throw new AppError('too-large');
      const { is, calendar, order, legacy } = body;
      const language = requestedLanguage(headers);
      const found = readCandidates(await readTable(bytes), {
        today: new Date(at).toISOString().slice(0, 10),
        is,
        calendar,
        order,
        keepsLegacy: legacy === 'keep',
        language,
      });
      const { candidates, ignored, doubts } = found;
      const there = await db.selectFrom('candidate').select('symbol_number').where('examination', '=', code).execute();
      const known = new Set(there.map(({ symbol_number }) => symbol_number));
      const errors = [...found.errors, ...looksLikeKnown(candidates, [...known], language)];
      const told = {
        errors,
        ignored: [...ignored],
        ...(doubts.length > 0 && { doubts: [...doubts] }),
        ...(query.columns === '1' && {
          columns: [...found.columns],
          asks: [...found.asks],
          ...(found.legacy && { legacy: found.legacy }),
        }),
      };
      if (query.preview === '1') {
        const updated = candidates.filter((each) => known.has(each.symbolNumber)).length;
        return { added: candidates.length - updated, updated, ...told };
      }
      if (errors.length > 0)
        throw new AppError('invalid', {
          text: (t) => t.nothingImported,
          errors: [...errors],
        });
      return db.transaction().execute(async (trx): Promise<CandidatesImport> => {
        const { added, updated, pins, otherMinutes } = await saveCandidates(trx, deps, code, candidates);
        for (const each of otherMinutes)
          await moveEnd(trx, code, each.symbol_number, examination.rules, each.extra_minutes);
        await writeAudit(trx, auditEntry(account, 'candidates-imported', code, { added, updated }), at);
        return { added, updated, ...told, pins: [...pins] };
      });
    },
  );

  route(app, 'POST /staff/examinations/:code/candidates/one', async ({ account, params: { code }, body }) => {
    const at = now();
    needState(await examinationFor(db, account, code, at), ...beforeTheEnd);
    return db.transaction().execute(async (trx) => {
      const known = await candidatesOf(trx, code)
        .where('candidate.symbol_number', '=', body.symbolNumber)
        .select('candidate.name')
        .executeTakeFirst();
      if (known) throw new AppError('invalid', { fields: { symbolNumber: (t) => t.symbolNumberTaken(known.name) } });
      const others = await trx
        .selectFrom('candidate')
        .select('symbol_number')
        .where('examination', '=', code)
        .execute();
      const alike = others.find(({ symbol_number }) => symbolLook(symbol_number) === symbolLook(body.symbolNumber));
      if (alike)
        throw new AppError('invalid', {
          fields: { symbolNumber: (t) => t.symbolNumberLooksLike(alike.symbol_number) },
        });
      const previousScore = body.previousScore === null ? null : toHundredths(body.previousScore);
      const { pins } = await saveCandidates(trx, deps, code, [{ ...body, previousScore }]);
      await writeAudit(
        trx,
        auditEntry(account, 'candidate-added', code, {}, candidateSubject(code, body.symbolNumber)),
        at,
      );
      return { candidate: await oneCandidate(trx, code, body.symbolNumber), pin: pins[0]?.pin ?? '' };
    });
  });

  route(app, 'PATCH /staff/examinations/:code/candidates/:symbolNumber', async ({ account, params, body }) => {
    const { code, symbolNumber } = params;
    const at = now();
    const { withheld, ...rest } = body;
    return db.transaction().execute(async (trx) => {
      const examination = await heldExaminationFor(trx, account, code, at);
      // Results can be withheld until they are published. Seats can change until all have handed in.
      if (Object.keys(rest).length > 0) needState(examination, ...beforeTheEnd);
      else needState(examination, ...beforeTheEnd, 'ended', 'key-published', 'final');
      const before = await oneCandidate(trx, code, symbolNumber);
      if (before.handedIn && untilHandIn.some((name) => name in rest))
        throw new AppError('wrong-state', { text: (t) => t.handedInAlready, detail: { state: examination.state } });
      const change = {
        ...(rest.name !== undefined && { name: rest.name }),
        ...(rest.room !== undefined && { room: rest.room }),
        ...(rest.seat !== undefined && { seat: rest.seat }),
        ...(rest.groups !== undefined && { member_of: JSON.stringify(rest.groups) }),
        ...(rest.extraMinutes !== undefined && { extra_minutes: rest.extraMinutes }),
        ...(rest.dateOfBirth !== undefined && { date_of_birth: rest.dateOfBirth }),
        ...(rest.previousScore !== undefined && {
          previous_score: rest.previousScore === null ? null : toHundredths(rest.previousScore),
        }),
        ...(rest.phone !== undefined && { phone: rest.phone }),
        ...(rest.email !== undefined && { email: rest.email }),
        ...(rest.gender !== undefined && { gender: rest.gender }),
        ...(rest.withdrawn !== undefined && { withdrawn_at: rest.withdrawn ? at : null }),
        ...(withheld !== undefined && { withheld }),
      };
      if (Object.keys(change).length === 0) return before;
      if (rest.room) await addRooms(trx, code, [rest.room]);
      await trx
        .updateTable('candidate')
        .set(change)
        .where('examination', '=', code)
        .where('symbol_number', '=', symbolNumber)
        .execute();
      if (rest.extraMinutes !== undefined) await moveEnd(trx, code, symbolNumber, examination.rules, rest.extraMinutes);
      const after = await oneCandidate(trx, code, symbolNumber);
      const named = Object.keys(body) as (keyof typeof body)[];
      const pick = (of: typeof after) =>
        Object.fromEntries(named.filter((name) => !unaudited.has(name)).map((name) => [name, of[name]]));
      await writeAudit(
        trx,
        auditEntry(
          account,
          'candidate-changed',
          code,
          { before: pick(before), after: pick(after) },
          candidateSubject(code, symbolNumber),
        ),
        at,
      );
      return after;
    });
  });

  route(app, 'POST /staff/examinations/:code/candidates/:symbolNumber/pin', async ({ account, params }) => {
    const { code, symbolNumber } = params;
    const at = now();
    needState(
      await examinationFor(db, account, code, at),
      ...beforeTheEnd,
      'ended',
      'key-published',
      'final',
      'published',
    );
    const pin = await db.transaction().execute(async (trx) => {
      const renewed = await renewPin(trx, hash, code, await pinOf(trx, code, symbolNumber));
      await limiter.clearAccount(trx, candidateAccount(code, symbolNumber));
      await writeAudit(trx, auditEntry(account, 'pin-made', code, {}, candidateSubject(code, symbolNumber)), at);
      return renewed;
    });
    return { symbolNumber, pin };
  });
}

/** Whether a candidate belongs to a group: the list has its name, at the start or after another. */
function isIn(group: string): RawBuilder<SqlBool> {
  const name = JSON.stringify(group);
  const without = (text: string) => sql`replace(candidate.member_of, ${text}, '')`;
  return sql<SqlBool>`(${without(`[${name}`)} <> candidate.member_of or ${without(`,${name}`)} <> candidate.member_of)`;
}

function candidateSubject(code: string, symbolNumber: string): string {
  return `candidate:${code}/${symbolNumber}`;
}

async function oneCandidate(db: ExaminationDeps['db'], code: string, symbolNumber: string) {
  const row = await candidatesOf(db, code)
    .where('candidate.symbol_number', '=', symbolNumber)
    .selectAll('candidate')
    .select(['attempt.began_at', 'attempt.handed_in_at'])
    .executeTakeFirst();
  if (!row) throw new AppError('not-found');
  return candidateAnswer(row);
}

/**
 * The symbol number of a PIN, and the PIN's counter. The row is held until the transaction ends, so that two new PINs
 * differ. Throws 'not-found'.
 */
async function pinOf(trx: ExaminationDeps['db'], code: string, symbolNumber: string) {
  return trx
    .selectFrom('candidate')
    .select(['symbol_number', 'pin_counter'])
    .where('examination', '=', code)
    .where('symbol_number', '=', symbolNumber)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirstOrThrow(() => new AppError('not-found'));
}

/** Moves the end of a candidate who has begun and not handed in. */
async function moveEnd(
  db: ExaminationDeps['db'],
  code: string,
  symbolNumber: string,
  rules: { readonly minutes: number; readonly lateFullTime: boolean },
  extraMinutes: number,
): Promise<void> {
  const own = db.selectFrom('attempt').where('examination', '=', code).where('symbol_number', '=', symbolNumber);
  // The row is held, so that a candidate who begins now does not begin with the old minutes.
  const attempt = await own
    .select(['began_at', 'minutes_given', 'handed_in_at'])
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  if (attempt.began_at === null || attempt.handed_in_at !== null) return;
  const ends_at = endOf({ ...rules, beganAt: attempt.began_at, extraMinutes, minutesGiven: attempt.minutes_given });
  await db
    .updateTable('attempt')
    .set({ ends_at })
    .where('examination', '=', code)
    .where('symbol_number', '=', symbolNumber)
    .execute();
}
