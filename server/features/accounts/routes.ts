import type { FastifyInstance } from 'fastify';
import { changePasswordRoute } from './change-password.ts';
import { loginRoute } from './login.ts';
import { listedSessionRoutes } from './listed-sessions.ts';
import { meRoutes } from './me.ts';
import type { AccountDeps } from './deps.ts';
import { memberRoutes } from './member-routes.ts';
import { registerRoute } from './register.ts';
import { resetPasswordRoute } from './reset-password.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { sendLinkRoute } from './send-link.ts';
import { staffAccountRoutes } from './staff-account-routes.ts';
import { staffSessionRoutes } from './staff-session-routes.ts';

/** Everything about accounts. Browsers and proxies must not store any of its answers. */
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
    memberRoutes,
  ];
  for (const register of routes) register(app, account);
}
