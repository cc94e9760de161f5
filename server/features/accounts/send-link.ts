import type { FastifyInstance } from 'fastify';
import { findAccount } from './accounts.ts';
import { auditReachedLimit } from '#server/platform/security/audit-limit.ts';
import { attemptOf, laneOf, originOf } from './caller.ts';
import { longestPause } from '#server/platform/security/limiter.ts';
import { limits, type Attempt } from '#server/platform/security/limits.ts';
import type { AccountDeps } from './deps.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { answerTexts } from '#server/platform/http/answer-texts.ts';
import { route } from '#server/platform/http/route.ts';

const requests = [limits.linkOnDevice, limits.linkFromAddress, limits.linksOfAddress];

/**
 * `POST /send-link`: mails a link to a new password. Whether the account exists is looked up only when the mail is
 * sent. Here it is looked up only for the device, and the same work is done without an account. So neither the answer
 * nor its time can tell.
 */
export function sendLinkRoute(app: FastifyInstance, deps: AccountDeps): void {
  const { db, together, now, line, limiter, mail } = deps;
  route(app, 'POST /send-link', async (request) => {
    const { email } = request.body;
    const attempt = attemptOf(deps, request, email, await findAccount(db, email));
    const lane = laneOf('link', attempt);
    await line.run(lane, attempt.account, async () => {
      await limiter.check(db, requests, attempt, now());
      const counted = await together(async (trx) => {
        const all = await limiter.count(trx, requests, attempt, now());
        await auditReachedLimit(trx, all, 'send-link', originOf(deps, request), now());
        if (await isMailDue(trx, attempt)) await mail.add(trx, { kind: 'reset-link', recipient: email });
        return all;
      });
      line.pause(lane, longestPause(counted));
      mail.deliverSoon();
    });
    return { message: answerTexts(request).linkSent };
  });

  /** Whether one more mail goes out. If not, the last mail is so recent that its link still works. */
  async function isMailDue(trx: Database, attempt: Attempt): Promise<boolean> {
    for (const limit of [limits.mails, limits.mailsInRow]) {
      const [counted] = await limiter.count(trx, [limit], attempt, now());
      if (!counted || counted.count <= limit.allowed) return true;
    }
    return false;
  }
}
