import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { Role } from '#contract/account.ts';
import { answerError } from '#server/errors/handler.ts';
import { authorize } from '#server/http/authorize.ts';

/** A server with a route for each access, where the Authorization header is the caller's role. */
function withRoutes() {
  const app = Fastify({ exposeHeadRoutes: true });
  let lookups = 0;
  app.setErrorHandler(answerError);
  authorize(app, async (authorization) => {
    lookups++;
    const role = Role.safeParse(authorization).data;
    return role ? { id: role, name: role, email: `${role}@example.com`, role } : null;
  });
  for (const access of ['visitor', 'account', 'staff', 'admin'] as const) {
    app.get(`/${access}`, { config: { access } }, ({ account }) => ({ id: account?.id ?? null }));
  }
  return { app, lookups: () => lookups };
}

const [none, student, staff, admin] = ['nobody', 'student', 'staff', 'admin'];

it.each([
  ['/visitor', { [none]: 200, [student]: 200, [staff]: 200, [admin]: 200 }],
  ['/account', { [none]: 401, [student]: 200, [staff]: 200, [admin]: 200 }],
  ['/staff', { [none]: 401, [student]: 403, [staff]: 200, [admin]: 200 }],
  ['/admin', { [none]: 401, [student]: 403, [staff]: 403, [admin]: 200 }],
])('%s is open to %j', async (url, statuses) => {
  const { app } = withRoutes();
  for (const [authorization, status] of Object.entries(statuses)) {
    const answer = await app.inject({ url, headers: { authorization } });
    expect([authorization, answer.statusCode]).toEqual([authorization, status]);
    if (status === 401) expect(answer.json().code).toBe('not-signed-in');
    if (status === 403) expect(answer.json().code).toBe('not-allowed');
    if (status === 200) expect(answer.json().id).toBe(url === '/visitor' ? null : authorization);
  }
});

it('asks once who calls, and not at all where it makes no difference', async () => {
  const { app, lookups } = withRoutes();
  await app.inject({ url: '/visitor', headers: { authorization: 'student' } });
  expect(lookups()).toBe(0);
  await app.inject({ url: '/account', headers: { authorization: 'student' } });
  expect(lookups()).toBe(1);
  await app.inject({ method: 'HEAD', url: '/account', headers: { authorization: 'student' } });
  expect(lookups()).toBe(2);
});

it('lets no server start with a route that does not say who may call it', async () => {
  const { app } = withRoutes();
  void app.register(async (area) => {
    area.get('/open', () => 'secret');
  });
  await expect(app.ready()).rejects.toThrow('GET /open does not say who may call it');
});
