import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqlitePath } from '#server/platform/database/open.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { tablesOfCandidates } from './forget-candidates.ts';
import { databases, migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { newExamination } from '#server/testing/examinations.ts';
import { signInStaff } from '#server/testing/staff.ts';

const day = 24 * 60 * 60_000;

describe.each(databases)('candidates of old examinations on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  const start = async (candidatesKeptMonths: number | null) => {
    server = await createTestApp(place, { candidatesKeptMonths });
  };
  beforeEach(async () => {
    place = await make();
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });
  /** An examination that starts now, with one candidate. */
  async function examine(name: string, code: string): Promise<void> {
    const staff = await signInStaff(server, name);
    const made = await staff.send('POST', '/staff/examinations', newExamination(server, { code }));
    expect(made.statusCode).toBe(201);
    const row = { examination: code, symbol_number: '1001', name: 'Sita', member_of: '[]', extra_minutes: 0 };
    await server.database.db
      .insertInto('candidate')
      .values({ ...row, pin_hash: 'x', seed: 'y' })
      .execute();
  }
  const left = async () =>
    (await server.database.db.selectFrom('candidate').select('examination').orderBy('examination').execute()).map(
      ({ examination }) => examination,
    );

  it('are deleted so many months after the start, those alone, and a line in the audit log says so', async () => {
    await start(6);
    await examine('Gita', 'OLD-1');
    server.clock.now += 100 * day;
    await examine('Hari', 'NEW-1');
    server.clock.now += 80 * day;
    await server.tick();
    expect(await left()).toEqual(['NEW-1', 'OLD-1']);
    server.clock.now += 5 * day;
    await server.tick();
    expect(await left()).toEqual(['NEW-1']);
    const { db } = server.database;
    expect(await db.selectFrom('examination').select('code').orderBy('code').execute()).toHaveLength(2);
    const lines = await db.selectFrom('audit_log').select(['act', 'examination', 'details']).execute();
    expect(lines.filter(({ act }) => act === 'candidates-deleted')).toEqual([
      { act: 'candidates-deleted', examination: 'OLD-1', details: '{"count":1,"months":6}' },
    ]);
    await server.tick();
  });

  it('are forgotten in every table that says a symbol number', async () => {
    await start(6);
    const all = await server.database.db.introspection.getTables();
    const ofCandidates = all.filter(({ columns }) => columns.some(({ name }) => name === 'symbol_number'));
    expect(ofCandidates.length).toBeGreaterThan(8);
    expect(tablesOfCandidates).toEqual(expect.arrayContaining(ofCandidates.map(({ name }) => name)));
  });

  it('stay where nothing is set', async () => {
    await start(null);
    await examine('Gita', 'OLD-1');
    server.clock.now += 4000 * day;
    await server.tick();
    expect(await left()).toEqual(['OLD-1']);
  });
});

it('leaves no name of them in the bytes of the SQLite file, though the machine is on for minutes only', async () => {
  const place = await migratedSqlite();
  const soon: (() => Promise<void>)[] = [];
  const server = await createTestApp(place, {
    candidatesKeptMonths: 6,
    every: (milliseconds, task) => {
      if (milliseconds === 60_000) soon.push(task);
      return () => {};
    },
  });
  const staff = await signInStaff(server, 'Gita');
  await staff.send('POST', '/staff/examinations', newExamination(server, { code: 'OLD-1' }));
  const names = Array.from({ length: 300 }, (_, n) => `Candidatename-${n}-Bahadur`);
  const csv = ['symbol_number,name', ...names.map((name, n) => `${1000 + n},${name}`)].join('\n');
  expect((await staff.send('POST', '/staff/examinations/OLD-1/candidates', { csv })).statusCode).toBe(200);
  const { db } = server.database;
  const inFile = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    return readFileSync(sqlitePath(place.settings.dataDir), 'latin1').split('Candidatename-').length - 1;
  };
  expect(await inFile()).toBeGreaterThanOrEqual(300);
  server.clock.now += 200 * day;
  for (const task of soon) await task();
  expect(await inFile()).toBe(0);
  await server.close();
  await place.remove();
});
