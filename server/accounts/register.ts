import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RegisterBody, Registered } from '#contract/account.ts';
import { addAccount, emailTaken, findAccount } from '#server/accounts/accounts.ts';
import { addressKey } from '#server/accounts/address-key.ts';
import { emailKey } from '#server/accounts/email-key.ts';
import { formSchema } from '#server/accounts/form-schema.ts';
import { countAttempt, limits } from '#server/accounts/limits.ts';
import type { AccountParts } from '#server/accounts/parts.ts';
import { newId } from '#server/accounts/token.ts';

/** `POST /register`: a new account; it does not sign in. */
export const registerRoute: FastifyPluginAsyncZod<AccountParts> = async (
  app,
  { db, together, now, random, hasher },
) => {
  app.post(
    '/register',
    { schema: formSchema('Make an account', RegisterBody, { 201: Registered }, [409, 422, 429]) },
    async ({ body: { name, email, password }, ip }, reply) => {
      const counted = [
        { limit: limits.registerFromAddress, whom: addressKey(ip) },
        { limit: limits.registerOfAccount, whom: emailKey(email) },
      ];
      await together((trx) => countAttempt(trx, counted, now()));
      if (await findAccount(db, email)) throw emailTaken();
      const passwordHash = await hasher.hash(password);
      const user = await addAccount(db, { id: newId(random), name, email, passwordHash }, now());
      void reply.code(201);
      return { message: 'Register Successfully.Go to login.', user };
    },
  );
};
