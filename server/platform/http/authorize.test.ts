import Fastify, { type FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { Role, dutiesOfRole } from '#contract/duty.ts';
import { answerError } from '#server/platform/errors/handler.ts';
import { authorize } from './authorize.ts';

/**
 * A server with a route for each access. Headers give the caller's role: one for the account, one for the staff area.
 */
function withRoutes() {
  const app = Fastify({ exposeHeadRoutes: true });
  let lookups = 0;
  app.setErrorHandler(answerError);
  const find = (header: string) => async (request: FastifyRequest) => {
    lookups++;
    const role = Role.safeParse(request.headers[header]).data;
    return role ? { id: role, name: role, email: `${role}@example.com`, role, duties: dutiesOfRole[role] } : null;
  };
  const candidate = async ({ headers }: FastifyRequest) =>
    headers['x-candidate'] === undefined
      ? null
      : {
          examination: 'SCI-1',
          symbolNumber: '1',
          device: 'phone',
          replaced: false,
          lastHeard: null,
          room: 'A',
          extraMinutes: 0,
          present: true,
        };
  const applicant = async ({ headers }: FastifyRequest) =>
    headers['x-applicant'] === undefined ? null : { number: '10000009' };
  const invigilator = async ({ headers }: FastifyRequest) =>
    headers['x-room'] === undefined ? null : { examination: 'SCI-1', room: 'A' };
  authorize(app, { account: find('x-account'), applicant, candidate, invigilator, staff: find('x-staff') });
  app.get('/candidate', { config: { access: 'candidate' } }, (request) => request.candidate);
  app.get('/applicant', { config: { access: 'applicant' } }, (request) => request.applicant);
  app.get('/room', { config: { access: 'room' } }, (request) => request.invigilator);
  for (const access of ['visitor', 'account', 'staff'] as const) {
    app.get(`/${access}`, { config: { access } }, ({ account }) => ({ id: account?.id ?? null }));
  }
  const config = { access: 'staff', duties: ['head', 'clerk'] } as const;
  app.get('/desk', { config }, ({ account }) => ({ id: account?.id ?? null }));
  return { app, lookups: () => lookups };
}

const [none, student, staff, admin] = ['nobody', 'student', 'staff', 'admin'];

it.each([
  ['/visitor', 'x-account', { [none]: 200, [student]: 200, [staff]: 200, [admin]: 200 }],
  ['/visitor', 'x-staff', { [none]: 200, [student]: 200, [staff]: 200, [admin]: 200 }],
  ['/account', 'x-account', { [none]: 401, [student]: 200, [staff]: 200, [admin]: 200 }],
  ['/account', 'x-staff', { [none]: 401, [student]: 401, [staff]: 401, [admin]: 401 }],
  ['/staff', 'x-account', { [none]: 401, [student]: 401, [staff]: 401, [admin]: 401 }],
  ['/staff', 'x-staff', { [none]: 401, [student]: 403, [staff]: 200, [admin]: 200 }],
  ['/desk', 'x-account', { [none]: 401, [student]: 401, [staff]: 401, [admin]: 401 }],
  ['/desk', 'x-staff', { [none]: 401, [student]: 403, [staff]: 403, [admin]: 200 }],
])('%s with %s is open to %j', async (url, header, statuses) => {
  const { app } = withRoutes();
  for (const [role, status] of Object.entries(statuses)) {
    const answer = await app.inject({ url, headers: { [header]: role } });
    expect([role, answer.statusCode]).toEqual([role, status]);
    if (status === 401) expect(answer.json().code).toBe('not-signed-in');
    if (status === 403) expect(answer.json().code).toBe('not-allowed');
    if (status === 200) expect(answer.json().id).toBe(url === '/visitor' ? null : role);
  }
});

it('asks once who calls, and not at all where it makes no difference', async () => {
  const { app, lookups } = withRoutes();
  await app.inject({ url: '/visitor', headers: { 'x-account': 'student' } });
  expect(lookups()).toBe(0);
  await app.inject({ url: '/account', headers: { 'x-account': 'student' } });
  expect(lookups()).toBe(1);
  await app.inject({ method: 'HEAD', url: '/account', headers: { 'x-account': 'student' } });
  expect(lookups()).toBe(2);
});

it('lets no server start with a route that does not say who may call it', async () => {
  const { app } = withRoutes();
  void app.register(async (area) => {
    area.get('/open', () => 'secret');
  });
  await expect(app.ready()).rejects.toThrow('GET /open does not say who may call it');
});

it.each([
  ['/candidate', 'x-candidate', 'x-room'],
  ['/room', 'x-room', 'x-candidate'],
])('lets %s in by its own token alone', async (url, own, other) => {
  const { app } = withRoutes();
  const status = async (headers: Record<string, string>) => (await app.inject({ url, headers })).statusCode;
  expect(await status({ [own]: '1' })).toBe(200);
  expect(await status({ [other]: '1', 'x-account': 'admin', 'x-staff': 'admin' })).toBe(401);
});
