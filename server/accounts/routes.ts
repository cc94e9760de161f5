import type { FastifyPluginAsync } from 'fastify';
import { loginRoute } from '#server/accounts/login.ts';
import { logoutRoute } from '#server/accounts/logout.ts';
import { meRoute } from '#server/accounts/me.ts';
import type { AccountParts } from '#server/accounts/parts.ts';
import { registerRoute } from '#server/accounts/register.ts';
import { resetPasswordRoute } from '#server/accounts/reset-password.ts';
import { sendLinkRoute } from '#server/accounts/send-link.ts';

/** Everything about accounts. None of its answers may be kept by a browser or a proxy. */
export const accountRoutes: FastifyPluginAsync<{ account: AccountParts }> = async (app, { account }) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  for (const route of [registerRoute, loginRoute, logoutRoute, sendLinkRoute, resetPasswordRoute, meRoute]) {
    await app.register(route, account);
  }
};
