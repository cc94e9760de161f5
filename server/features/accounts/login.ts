import type { FastifyInstance } from 'fastify';
import { publicUser } from './accounts.ts';
import { rememberDevice } from './caller.ts';
import { withPassword } from './check-password.ts';
import { limits } from '#server/platform/security/limits.ts';
import type { AccountDeps } from './deps.ts';
import { nameDevice } from './name-device.ts';
import { beginSession } from './sessions.ts';
import { route } from '#server/platform/http/route.ts';

/**
 * `POST /login`: begins a session for the right password. A wrong account and a wrong password get the same refusal.
 */
export function loginRoute(app: FastifyInstance, deps: AccountDeps): void {
  const { db, now, random, limiter } = deps;
  route(app, 'POST /login', async (request, reply) => {
    const { account, session, attempt } = await withPassword(deps, request, request.body, (owner) =>
      beginSession(db, owner, now(), random, nameDevice(request.headers['user-agent'])),
    );
    rememberDevice(deps, request, reply, account);
    const { token, expiresAt } = session;
    const failed = await limiter.takeBack(db, limits.failedLogins, attempt);
    return {
      token,
      user: publicUser(account),
      expiresAt: new Date(expiresAt).toISOString(),
      ...(failed > limits.failedLogins.allowed && { failedLogins: failed }),
    };
  });
}
