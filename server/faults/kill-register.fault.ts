import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import { call, roundsAtMost, startServer, student } from '#server/faults/start.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';

const rounds = Math.min(30, roundsAtMost);
const atOnce = 8;

/**
 * A kill proves three things. Acknowledged data had left the process, no half-written data is left, and the next start
 * finds it. The kernel still has what a killed process wrote. A power cut also needs the commit on the disk itself;
 * synchronous = full does that. server/platform/database/sqlite.test.ts checks that on the connection that writes.
 */
describe.concurrent.each(databases)('students who register on $kind', ({ make }) => {
  let place: TestDatabase;
  beforeAll(async () => {
    place = await make();
  });
  afterAll(() => place.remove());

  /** Registers a class at once and kills the server after so many answers and ms. Returns the acknowledged e-mails. */
  async function killedRound(round: number): Promise<string[]> {
    const server = startServer(place);
    const address = await server.ready;
    const acknowledged: string[] = [];
    let enough = () => {};
    const answered = new Promise<void>((resolve) => (enough = resolve));
    const calls = Array.from({ length: atOnce }, async (_, n) => {
      const { body, headers } = student(round * atOnce + n);
      const { status } = await call(address, '/register', body, headers);
      expect(status).toBe(201);
      if (acknowledged.push(body.email) > round % 6) enough();
    });
    const all = Promise.allSettled(calls);
    await answered;
    await pause((round * 7) % 31);
    server.signal('SIGKILL');
    const failed = (await all).flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as Error] : []));
    // From outside, a kill looks like a cut connection. An answer other than 201 is something else.
    expect(failed.filter((error) => error.name !== 'TypeError')).toEqual([]);
    await server.ended;
    return acknowledged;
  }

  it('keep every account that was acknowledged, however often the server is killed', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      acknowledged.push(...(await killedRound(round)));
      const { db, close } = await openDatabase(place.settings);
      const accounts = await db.selectFrom('account').selectAll().execute();
      await close();
      expect(accounts.map(({ email }) => email)).toEqual(expect.arrayContaining(acknowledged));
      for (const account of accounts) expect(account.password_hash).toMatch(/^\$argon2id\$.{70,}$/);
    }
    expect(acknowledged.length).toBeGreaterThan(rounds);
    expect(acknowledged.length).toBeLessThan(rounds * atOnce);

    const server = startServer(place);
    const address = await server.ready;
    for (const email of [acknowledged[0], acknowledged.at(-1)]) {
      expect((await call(address, '/login', { email, password: student(0).body.password })).status).toBe(200);
    }
    server.signal('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });
});
