import type { FastifyInstance } from 'fastify';
import type { AnswerOf } from '#contract/calls.ts';

/** A student who can register. */
export const sita = { name: 'Sita Sharma', email: 'Sita@Example.com', password: 'namaste-2082' };

/** Sends a JSON body to a call of the API. */
export function post(app: FastifyInstance, path: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  return app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload: body,
    headers,
    remoteAddress: headers['x-test-ip'] ?? '127.0.0.1',
  });
}

/** The cookie that the device stores after this answer, as a browser would send it. */
export function deviceOf({
  cookies,
}: {
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}) {
  return `device=${cookies.find(({ name }) => name === 'device')?.value ?? ''}`;
}

/** Logs in, which must succeed; returns the whole answer. */
export async function logIn(app: FastifyInstance, { email, password }: { email: string; password: string } = sita) {
  const answer = await post(app, '/login', { email, password });
  if (answer.statusCode !== 200) throw new Error(`login answered ${answer.statusCode}: ${answer.body}`);
  return answer.json<AnswerOf<'POST /login'>>();
}

/** The header that carries a token. */
export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}
