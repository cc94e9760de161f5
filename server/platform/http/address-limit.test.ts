import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressLimits, limitAddresses } from './address-limit.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';

describe('what an address asks in a minute', () => {
  let place: TestDatabase;
  let server: TestApp;
  beforeAll(async () => {
    place = await migratedSqlite();
    server = await createTestApp(place, { trustProxy: '127.0.0.1' });
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
  });
  beforeEach(() => {
    server.clock.now += 60_000;
  });
  const ask = (url: string, address = '192.0.2.1') =>
    server.app.inject({ url: `/api${url}`, headers: { 'x-forwarded-for': address } });
  async function statuses(url: string, times: number, address?: string): Promise<Record<number, number>> {
    const seen: Record<number, number> = {};
    for (let n = 0; n < times; n += 100) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => ask(url, address)));
      for (const { statusCode } of answers) seen[statusCode] = (seen[statusCode] ?? 0) + 1;
    }
    return seen;
  }

  it('is enough for a school: 500 students who look around', async () => {
    // Ten calls each of what the program asks: the server refuses none.
    expect(await statuses('/levels', 5000)).toEqual({ 200: 5000 });
  });

  it.each([
    ['/health', 200],
    ['/docs/static/nothing', 404],
  ] as const)('of %s is held up, with the time to wait; other addresses and calls go on', async (url, usual) => {
    expect(await statuses(url, 1300)).toEqual({ [usual]: 1200, 429: 100 });
    server.clock.now += 15_000;
    const refused = await ask(url);
    expect([refused.json().code, refused.headers['retry-after']]).toEqual(['too-many-attempts', '45']);
    expect((await ask(url, '192.0.2.2')).statusCode).toBe(usual);
    expect((await ask('/levels')).statusCode).toBe(200);
    server.clock.now += 45_000;
    expect((await ask(url)).statusCode).toBe(usual);
  });

  it('holds up no saves of a school when somebody at its address has asked too much', async () => {
    const app = Fastify();
    const scaledDown = addressLimits.map((row) => ({ ...row, allowed: row.allowed / 60_000 }));
    limitAddresses(app, () => 0, scaledDown);
    app.get('/hall/:code/seal-key', () => 'a key');
    app.post('/hall/:code/entries', () => 'saved');
    const askFor = async (method: 'GET' | 'POST', url: string, times: number) => {
      const answers = await Promise.all(Array.from({ length: times }, () => app.inject({ method, url })));
      return answers.map(({ statusCode }) => statusCode).filter((status) => status === 200).length;
    };
    expect(await askFor('GET', '/hall/SCI-1/seal-key', 4)).toBe(2);
    expect(await askFor('POST', '/hall/SCI-1/entries', 20)).toBe(20);
    await app.close();
  });

  it('counts together for all addresses of one home with IPv6', async () => {
    await statuses('/health', 1200, '2001:db8:0:1::5');
    expect((await ask('/health', '2001:db8:0:1:9::7')).statusCode).toBe(429);
    expect((await ask('/health', '2001:db8:0:2::5')).statusCode).toBe(200);
  });
});
