import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AnswerOf } from '#contract/calls.ts';
import { addressKey } from '#server/accounts/address-key.ts';
import { hashToken, newToken } from '#server/accounts/token.ts';
import { bearerToken } from '#server/accounts/sessions.ts';
import type { AttemptRow, CandidateRow, Database } from '#server/database/tables.ts';
import { AppError } from '#server/errors/app-error.ts';
import { readExamination, type StoredExamination } from '#server/examinations/examination-rows.ts';
import { opensBefore } from '#server/examinations/examination-state.ts';
import { candidateAccount, pinHash } from '#server/examinations/candidate-rows.ts';
import type { HallDeps } from '#server/hall/deps.ts';
import { wrongPins } from '#server/hall/limits.ts';
import { answerTexts } from '#server/http/answer-texts.ts';
import { route } from '#server/http/route.ts';

/** How long after its last call another device can't take over without being released, in ms. */
const heardWithin = 60_000;

/** Signing in as a candidate, and out again. */
export function signInRoutes(app: FastifyInstance, deps: HallDeps): void {
  const { db, now, random, hash, limiter } = deps;

  route(app, 'GET /hall/:code', async ({ params: { code } }) => {
    const examination = await sealedExamination(db, code, now());
    const { rules, startsAt, state } = examination;
    return {
      code,
      title: rules.title,
      startsAt: iso(startsAt),
      opensAt: iso(startsAt - opensBefore),
      state,
      now: iso(now()),
    };
  });

  route(app, 'POST /hall/:code/sign-in', async (request) => {
    const { code } = request.params;
    const at = now();
    const examination = await sealedExamination(db, code, at);
    const symbolNumber = request.body.symbolNumber.trim().normalize('NFC');
    const attempt = { account: candidateAccount(code, symbolNumber), address: addressKey(request.ip), device: null };
    await limiter.check(db, wrongPins, attempt, at);
    const candidate = await db
      .selectFrom('candidate')
      .selectAll()
      .where('examination', '=', code)
      .where('symbol_number', '=', symbolNumber)
      .executeTakeFirst();
    const fits = candidate?.pin_hash === pinHash(hash, code, symbolNumber, request.body.pin.trim());
    if (!candidate || !fits || candidate.withdrawn_at !== null) {
      await limiter.count(db, wrongPins, attempt, at);
      throw new AppError('wrong-credentials', { text: (t) => t.wrongPin });
    }
    if (examination.state === 'sealed') {
      throw new AppError('too-early', {
        text: (t) => t.signInOpens,
        retryAfterSeconds: (examination.startsAt - opensBefore - at) / 1000,
      });
    }
    const device = request.body.device?.id ?? randomUUID();
    const token = newToken(random);
    await db.transaction().execute(async (trx) => {
      await takeOver(trx, examination, candidate, device, at);
      const row = { token_hash: hashToken(token), examination: code, symbol_number: symbolNumber, device };
      await trx
        .insertInto('hall_session')
        .values({ ...row, created_at: at, replaced_at: null })
        .execute();
    });
    return { token, ...(await signedIn(db, examination, candidate)), now: iso(now()) };
  });

  route(app, 'DELETE /hall/session', async (request) => {
    const token = bearerToken(request.headers.authorization);
    if (token !== null) await db.deleteFrom('hall_session').where('token_hash', '=', hashToken(token)).execute();
    return { message: answerTexts(request).leftHall };
  });
}

/** An examination that candidates may know of: drafts are nobody's business. Throws 'not-found'. */
export async function sealedExamination(db: Database, code: string, now: number): Promise<StoredExamination> {
  const examination = await readExamination(db, code, now);
  if (!examination || examination.state === 'draft') throw new AppError('not-found');
  return examination;
}

/**
 * Lets this device go on with the attempt. Throws 'other-device' while another one was heard of just now and was not
 * released; its sessions are told so from then on. Once the paper is over, any device may look at the result.
 */
async function takeOver(
  trx: Database,
  { state }: StoredExamination,
  { examination, symbol_number }: CandidateRow,
  device: string,
  now: number,
): Promise<void> {
  const own = { examination, symbol_number };
  const attempt = await lockAttempt(trx, own);
  const isOther = attempt.device !== null && attempt.device !== device;
  const isOn = state === 'open' || state === 'running';
  if (isOther && isOn) {
    const isHeard = attempt.last_heard !== null && now - attempt.last_heard < heardWithin;
    const isReleased = attempt.released_at !== null && attempt.released_at >= (attempt.last_heard ?? 0);
    if (isHeard && !isReleased)
      throw new AppError('other-device', { detail: { lastHeard: attempt.last_heard && iso(attempt.last_heard) } });
    await trx
      .updateTable('hall_session')
      .set({ replaced_at: now })
      .where('examination', '=', examination)
      .where('symbol_number', '=', symbol_number)
      .where('device', '!=', device)
      .where('replaced_at', 'is', null)
      .execute();
  }
  await trx
    .updateTable('attempt')
    .set({ device, last_heard: now, released_at: null })
    .where('examination', '=', examination)
    .where('symbol_number', '=', symbol_number)
    .execute();
}

/** Reads an attempt and holds it until the transaction ends: it is written first, so that two sign-ins come one after the other. */
async function lockAttempt(
  trx: Database,
  { examination, symbol_number }: Pick<AttemptRow, 'examination' | 'symbol_number'>,
): Promise<AttemptRow> {
  return trx
    .updateTable('attempt')
    .set((row) => ({ n: row.ref('n') }))
    .where('examination', '=', examination)
    .where('symbol_number', '=', symbol_number)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function signedIn(
  db: Database,
  { code, rules, startsAt, state }: StoredExamination,
  candidate: CandidateRow,
): Promise<Pick<AnswerOf<'POST /hall/:code/sign-in'>, 'candidate' | 'examination'>> {
  const paper = await db
    .selectFrom('sealed_paper')
    .select(['hash', 'sealed'])
    .where('examination', '=', code)
    .executeTakeFirst();
  return {
    candidate: {
      symbolNumber: candidate.symbol_number,
      name: candidate.name,
      room: candidate.room,
      seat: candidate.seat,
      extraMinutes: candidate.extra_minutes,
      present: candidate.present_at !== null,
    },
    examination: {
      code,
      title: rules.title,
      instructions: rules.instructions,
      startsAt: iso(startsAt),
      minutes: rules.minutes,
      timing: rules.timing,
      state,
      sections: rules.sections.map(({ title, count, marks, penalty }) => ({ title, count, marks, penalty })),
      handInAfterMinutes: rules.handInAfterMinutes,
      presenceNeeded: rules.presenceNeeded,
      lateLimitMinutes: rules.lateLimitMinutes,
      paper: paper ? { hash: paper.hash, bytes: Buffer.byteLength(paper.sealed, 'base64') } : null,
    },
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
