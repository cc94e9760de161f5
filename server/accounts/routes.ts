import type { FastifyInstance } from 'fastify';
import { changePasswordRoute } from '#server/accounts/change-password.ts';
import { loginRoute } from '#server/accounts/login.ts';
import { listedSessionRoutes } from '#server/accounts/listed-sessions.ts';
import { meRoutes } from '#server/accounts/me.ts';
import type { AccountDeps } from '#server/accounts/deps.ts';
import { registerRoute } from '#server/accounts/register.ts';
import { resetPasswordRoute } from '#server/accounts/reset-password.ts';
import { secondFactorRoutes } from '#server/accounts/second-factor-routes.ts';
import { sendLinkRoute } from '#server/accounts/send-link.ts';
import { staffAccountRoutes } from '#server/accounts/staff-account-routes.ts';
import { staffSessionRoutes } from '#server/accounts/staff-session-routes.ts';

/** Everything about accounts. None of its answers may be kept by a browser or a proxy. */
export async function accountRoutes(app: FastifyInstance, { account }: { account: AccountDeps }): Promise<void> {
  app.addHook('preClose', async () => account.line.end());
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  const routes = [
    registerRoute,
    loginRoute,
    sendLinkRoute,
    resetPasswordRoute,
    changePasswordRoute,
    meRoutes,
    listedSessionRoutes,
    staffSessionRoutes,
    secondFactorRoutes,
    staffAccountRoutes,
  ];
  for (const register of routes) register(app, account);
}
