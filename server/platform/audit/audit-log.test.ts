import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeAudit } from './audit-log.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase, type OpenDatabase } from '#server/platform/database/open.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';

describe.each(databases)('the audit log on $kind', ({ kind, make }) => {
  let place: TestDatabase;
  let database: OpenDatabase;
  beforeEach(async () => {
    place = await make();
    database = await openDatabase(place.settings);
    await migrate(database.db);
    await writeAudit(database.db, { actor: 'visitor', act: 'login-refused', subject: 'account:a', origin: 'x' }, 1000);
    const change = { before: 'student', after: 'staff', reason: 'teaches' };
    await writeAudit(
      database.db,
      { actor: 'command:user', act: 'role-changed', subject: 'account:a', details: change, examination: 'MOCK-1' },
      2000,
    );
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });
  const lines = () => database.db.selectFrom('audit_log').selectAll().orderBy('id').execute();

  it('keeps what it was told, in order', async () => {
    expect(await lines()).toEqual([
      {
        id: 1,
        at: 1000,
        actor: 'visitor',
        act: 'login-refused',
        subject: 'account:a',
        examination: null,
        details: '{}',
        origin: 'x',
      },
      {
        id: 2,
        at: 2000,
        actor: 'command:user',
        act: 'role-changed',
        subject: 'account:a',
        examination: 'MOCK-1',
        details: '{"before":"student","after":"staff","reason":"teaches"}',
        origin: null,
      },
    ]);
  });

  const changes = [
    "update audit_log set details = '{}'",
    'delete from audit_log where id = 1',
    ...(kind === 'SQLite'
      ? [
          `insert or replace into audit_log (id, at, actor, act, subject, details) values (1, 0, 'x', 'x', 'x', '{}')`,
          `insert into audit_log (id, at, actor, act, subject, details) values (2, 0, 'x', 'x', 'x', '{}')
           on conflict (id) do update set actor = 'x'`,
        ]
      : ['truncate audit_log']),
  ];
  it.each(changes)('refuses: %s', async (change) => {
    const before = await lines();
    await expect(sql.raw(change).execute(database.db)).rejects.toThrow('The audit log is append-only.');
    expect(await lines()).toEqual(before);
  });
});
