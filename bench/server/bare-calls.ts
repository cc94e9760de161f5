import { createHash, randomBytes } from 'node:crypto';
import { hashPassword, isPassword } from '#server/platform/security/password.ts';
import type { BareRows } from './bare-rows.ts';

/** What a bare server knows of a request. */
export interface BareRequest {
  readonly body: Record<string, string>;
  readonly address: string;
  readonly authorization: string;
}

const sha = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The measured calls with only their rows and their password hash: no checks of the input, no errors. */
export function bareCalls({ run, together }: BareRows): Record<string, (request: BareRequest) => Promise<unknown>> {
  return {
    '/api/me': ({ authorization }) => run('session', sha(authorization.slice(7)), Date.now()),
    '/api/register': async ({ body: { name = '', email = '', password = '' }, address }) => {
      await run('check', Date.now(), sha(`account ${email}`), '');
      await run('account', email);
      const hash = await hashPassword(password, randomBytes);
      const id = randomBytes(15).toString('base64url');
      const account = await together(async () => {
        const added = await run('addAccount', id, name, email, email, hash, Date.now());
        await run('count', sha(`address ${address}`), Date.now() + 900_000, Date.now());
        return added;
      });
      return { message: 'Register Successfully.Go to login.', user: { id, name, email, role: account?.role } };
    },
    '/api/login': async ({ body: { email = '', password = '' }, address }) => {
      await run('check', Date.now(), sha(`both ${email} ${address}`), sha(`account ${email}`));
      const account = (await run('account', email)) as Record<
        'id' | 'name' | 'email' | 'role' | 'password_hash',
        string
      >;
      if (!(await isPassword(password, account.password_hash))) throw new Error('wrong password');
      const token = randomBytes(32).toString('base64url');
      const expiresAt = Date.now() + 30 * 86_400_000;
      await together(async () => {
        await run('hold', account.id, account.password_hash);
        await run('addSession', sha(token), account.id, Date.now(), expiresAt);
        await run('trim', account.id, sha(token));
      });
      await run('forgive', sha(`address ${address} ${email}`));
      const { id, name, role } = account;
      return { token, user: { id, name, email, role }, expiresAt: new Date(expiresAt).toISOString() };
    },
  };
}
