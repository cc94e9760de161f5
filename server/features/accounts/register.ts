import type { FastifyInstance } from 'fastify';
import { addAccount, emailTaken, findAccount } from './accounts.ts';
import { auditReachedLimit } from '#server/platform/security/audit-limit.ts';
import { attemptOf, laneOf, originOf } from './caller.ts';
import { refuseGuessable } from '#server/platform/security/guessable-password.ts';
import { longestPause } from '#server/platform/security/limiter.ts';
import { limits } from '#server/platform/security/limits.ts';
import type { AccountDeps } from './deps.ts';
import { newId } from '#server/platform/security/token.ts';
import { answerTexts } from '#server/platform/http/answer-texts.ts';
import { route } from '#server/platform/http/route.ts';
import { requestedLanguage } from '#text/requested-language.ts';

const madeLimits = [limits.accountsFromAddress];
const takenLimits = [limits.emailTaken, limits.emailsTakenFromAddress];

/** `POST /register`: makes a new account; it does not sign in. */
export function registerRoute(app: FastifyInstance, deps: AccountDeps): void {
  const { db, together, now, random, hasher, line, limiter } = deps;
  route(app, 'POST /register', async (request) => {
    const { name, email, password } = request.body;
    const language = requestedLanguage(request.headers);
    refuseGuessable(password, { name, email });
    const attempt = { ...attemptOf(deps, request, email, undefined), device: null };
    const lane = laneOf('register', attempt);
    const user = await line.run(lane, attempt.account, async () => {
      await limiter.check(db, takenLimits, attempt, now());
      const isTaken = (await findAccount(db, email)) !== undefined;
      const passwordHash = isTaken ? null : await hasher.hash(password);
      const { added, counted } = await together(async (trx) => {
        const made =
          passwordHash === null
            ? null
            : await addAccount(trx, { id: newId(random), name, email, passwordHash, language }, now());
        const all = await limiter.count(trx, made ? madeLimits : takenLimits, attempt, now());
        await auditReachedLimit(trx, all, 'register', originOf(deps, request), now());
        return { added: made, counted: all };
      });
      line.pause(lane, longestPause(counted));
      return added;
    });
    if (!user) throw emailTaken();
    return { message: answerTexts(request).registered, user };
  });
}
