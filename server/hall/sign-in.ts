import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AnswerOf } from '#contract/calls.ts';
import { addressKey } from '#server/http/address-key.ts';
import { hashToken, newToken } from '#server/accounts/token.ts';
import { bearerToken } from '#server/accounts/sessions.ts';
import type { Database } from '#server/database/tables.ts';
import type { CandidateRow } from '#server/database/tables/examinations.ts';
import { AppError } from '#server/errors/app-error.ts';
import { readExamination, type StoredExamination } from '#server/examinations/examination-rows.ts';
import { opensBefore } from '#server/examinations/examination-state.ts';
import { candidateAccount, pinHash, typedSymbolNumbers } from '#server/examinations/candidate-rows.ts';
import { holdAttempts, insertSilences, silenceUntil, textOf, type Attempt } from '#server/hall/attempts.ts';
import type { HallDeps } from '#server/hall/deps.ts';
import { otherDevice } from '#server/hall/hall-session.ts';
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
    const typed = typedSymbolNumbers(request.body.symbolNumber);
    const candidate = await typedCandidate(db, code, typed);
    const symbolNumber = candidate?.symbol_number ?? typed[0] ?? '';
    const attempt = { account: candidateAccount(code, symbolNumber), address: addressKey(request.ip), device: null };
    await limiter.check(db, wrongPins, attempt, at);
    const fits = candidate?.pin_hash === pinHash(hash, code, symbolNumber, request.body.pin);
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
    const taken = await db.transaction().execute(async (trx) => {
      // Once more: of many guesses in one moment all passed the first look, before any was counted.
      await limiter.check(trx, wrongPins, attempt, at);
      const takeover = await takeOver(trx, examination, candidate, device, at);
      if (takeover.refused) return takeover;
      const row = { token_hash: hashToken(token), examination: code, symbol_number: symbolNumber, device };
      await trx
        .insertInto('hall_session')
        .values({ ...row, created_at: at, replaced_at: null })
        .execute();
      return takeover;
    });
    if (taken.refused) throw otherDevice(taken.lastHeard);
    return { token, ...(await signedIn(db, examination, candidate)), log: taken.log, now: iso(now()) };
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

async function typedCandidate(db: Database, code: string, typed: readonly string[]): Promise<CandidateRow | undefined> {
  const rows = await db
    .selectFrom('candidate')
    .selectAll()
    .where('examination', '=', code)
    .where('symbol_number', 'in', typed)
    .execute();
  return rows.find((row) => row.symbol_number === typed[0]) ?? rows[0];
}

/** What becomes of a device that wants to go on with an attempt: the end of the log it goes on from, or when another one was heard of. */
type Takeover =
  | { readonly refused: false; readonly log: Pick<Attempt, 'n' | 'head'> }
  | { readonly refused: true; readonly lastHeard: number };

/**
 * Lets this device go on with the attempt. It is refused while another one was heard of just now and was not released, and the board
 * shows that it waits. The sessions of the other one are told so from then on. Once the paper is over,
 * any device may look at the result.
 */
async function takeOver(
  trx: Database,
  { state, startsAt }: StoredExamination,
  { examination, symbol_number }: CandidateRow,
  device: string,
  now: number,
): Promise<Takeover> {
  const own = { examination, symbol_number };
  const attempt = (await holdAttempts(trx, [own])).get(textOf(own));
  if (!attempt) throw new AppError('not-found');
  const ownRow = <Query extends { where: (column: 'examination' | 'symbol_number', is: '=', value: string) => Query }>(
    query: Query,
  ) => query.where('examination', '=', examination).where('symbol_number', '=', symbol_number);
  const isOther = attempt.device !== null && attempt.device !== device;
  const isOn = state === 'open' || state === 'running';
  if (isOther && isOn) {
    const { last_heard } = attempt;
    if (last_heard !== null && now - last_heard < heardWithin && attempt.released_at === null) {
      await ownRow(trx.updateTable('attempt').set({ wanted_at: now })).execute();
      return { refused: true, lastHeard: last_heard };
    }
    await ownRow(trx.updateTable('hall_session').set({ replaced_at: now }))
      .where('device', '!=', device)
      .where('replaced_at', 'is', null)
      .execute();
  }
  const silence = silenceUntil(attempt, now, startsAt);
  if (silence) await insertSilences(trx, [silence]);
  // A release is there for another device: the one that was released may go on until then.
  const taken = isOther ? { released_at: null, wanted_at: null } : {};
  await ownRow(trx.updateTable('attempt').set({ device, last_heard: now, ...taken })).execute();
  return { refused: false, log: { n: attempt.n, head: attempt.head } };
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
