import { iso } from '#server/platform/iso.ts';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AnswerOf } from '#contract/calls.ts';
import { createFairLine } from '#server/platform/security/fair-line.ts';
import { readCollege } from '#server/features/college/college.ts';
import { bearerToken } from '#server/features/accounts/sessions.ts';
import { hashToken } from '#server/platform/security/token.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { candidateAccount, typedSymbolNumbers } from '#server/features/examinations/candidates/candidate-rows.ts';
import {
  readExamination,
  readExaminations,
  type StoredExamination,
} from '#server/features/examinations/examination/examination-rows.ts';
import { opensBefore } from '#server/features/examinations/examination/examination-state.ts';
import type { HallDeps } from './deps.ts';
import { gather } from './gather.ts';
import { otherDevice } from './hall-session.ts';
import { createSignInTogether, mostTogether, type Admission } from './sign-in-together.ts';
import { addressKey } from '#server/platform/http/address-key.ts';
import { createMinuteCounts } from '#server/platform/http/address-limit.ts';
import { answerTexts } from '#server/platform/http/answer-texts.ts';
import { route } from '#server/platform/http/route.ts';

/** Room for a whole examination of 3,000 and more; the last of them waits some seconds. */
const waiting = 4000;

/**
 * The most wrong sign-ins of one address that are answered in a minute. Further wrong ones are refused at once, so that
 * their pauses take no memory. Right ones are let in, because a school has one address, and an attacker may sit there.
 */
const wrongInAMinute = 3000;

/** Calls for candidates to sign in and out. */
export function signInRoutes(app: FastifyInstance, deps: HallDeps): void {
  const { db, now } = deps;
  // Every opened page asks for it; one query answers a whole hall.
  const infoOf = gather(
    async (codes: readonly string[]) => {
      const found = await readExaminations(db, [...new Set(codes)], now());
      const { name: college } = await readCollege(db);
      return codes.map((code) => ({ examination: found.get(code), college }));
    },
    { lanes: 1, most: mostTogether },
  );
  const signInTogether = createSignInTogether(deps);
  // A sender of many requests delays only its own requests, and the memory for waiting requests is limited.
  const line = createFairLine({ atOnce: mostTogether, waiting, now, sleep: deps.sleep });
  const ending = Promise.withResolvers<void>();
  app.addHook('preClose', async () => {
    line.end();
    ending.resolve();
  });
  const wrongOf = createMinuteCounts();

  route(app, 'GET /hall/:code', async ({ params: { code } }) => {
    const { examination, college } = await infoOf(code);
    const { rules, startsAt, state } = notDraft(examination);
    return {
      code,
      title: rules.title,
      college,
      startsAt: iso(startsAt),
      opensAt: iso(startsAt - opensBefore),
      state,
      now: iso(now()),
    };
  });

  route(app, 'POST /hall/:code/sign-in', async (request) => {
    const { code } = request.params;
    const { symbolNumber, pin, device } = request.body;
    const typed = typedSymbolNumbers(symbolNumber);
    const address = addressKey(request.ip);
    const signIn = { code, typed, pin, device: device?.id ?? randomUUID(), secret: device?.secret ?? null, address };
    const admission = await line.run(address, candidateAccount(code, typed[0] ?? ''), () =>
      signInTogether({ ...signIn, at: now() }),
    );
    switch (admission.kind) {
      case 'not-found':
        throw new AppError('not-found');
      case 'held-up':
        throw new AppError('too-many-attempts', { retryAfterSeconds: (admission.until - now()) / 1000 });
      case 'wrong': {
        const { times, endsAt } = wrongOf(address, now());
        if (times > wrongInAMinute)
          throw new AppError('too-many-attempts', { retryAfterSeconds: (endsAt - now()) / 1000 });
        if (admission.pauseMs > 0) await Promise.race([deps.sleep(admission.pauseMs), ending.promise]);
        throw new AppError('wrong-credentials', { text: (t) => t.wrongPin });
      }
      case 'too-early':
        throw new AppError('too-early', {
          text: (t) => t.signInOpens(opensBefore / 60_000),
          retryAfterSeconds: (admission.examination.startsAt - opensBefore - now()) / 1000,
        });
      case 'other-device':
        throw otherDevice(admission.lastHeard);
      case 'in':
        return {
          token: admission.token,
          deviceSecret: admission.secret,
          ...signedIn(admission),
          log: admission.log,
          now: iso(now()),
        };
    }
  });

  route(app, 'DELETE /hall/session', async (request) => {
    const token = bearerToken(request.headers.authorization);
    if (token !== null) await leaveHall(db, hashToken(token));
    return { message: answerTexts(request).leftHall };
  });
}

/** Ends a session. A candidate who has not begun counts as gone, so that another device need not wait for this one. */
async function leaveHall(db: Database, token_hash: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom('hall_session')
      .where('token_hash', '=', token_hash)
      .returning(['examination', 'symbol_number', 'device'])
      .executeTakeFirst();
    if (!ended) return;
    await trx
      .updateTable('attempt')
      .set({ last_heard: null })
      .where('examination', '=', ended.examination)
      .where('symbol_number', '=', ended.symbol_number)
      .where('device', '=', ended.device)
      .where('began_at', 'is', null)
      .execute();
  });
}

/** An examination that candidates may know of; drafts are hidden. Throws 'not-found'. */
export async function sealedExamination(db: Database, code: string, now: number): Promise<StoredExamination> {
  return notDraft(await readExamination(db, code, now));
}

function notDraft(examination: StoredExamination | null | undefined): StoredExamination {
  if (!examination || examination.state === 'draft') throw new AppError('not-found');
  return examination;
}

function signedIn({
  candidate,
  examination: { code, rules, startsAt, state, isTrial },
  paper,
}: Extract<Admission, { kind: 'in' }>): Pick<AnswerOf<'POST /hall/:code/sign-in'>, 'candidate' | 'examination'> {
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
      isTrial,
      paper,
    },
  };
}
