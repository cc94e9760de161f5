import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AuditPage } from '#contract/audit.ts';
import type { SystemState } from '#contract/system.ts';
import type { AppDeps } from '#server/app-deps.ts';
import { acts as allActs, writeAudit } from '#server/platform/audit/audit-log.ts';
import { diskSpace } from './disk-space.ts';
import { createTestApp, noBackups, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { newExamination } from '#server/testing/examinations.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';
import { logIn, post, sita } from '#server/testing/students.ts';

const hour = 60 * 60_000;

describe.each(databases)('the system page on $kind', ({ kind, make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let admin: Staff;
  let mailIsDown = false;
  const system: AppDeps['system'] = {
    diskSpace: async () => ({ free: 5e8, size: 1e10, low: true }),
    backupEveryMs: 24 * hour,
    backups: noBackups,
    mailTo: 'smtp',
  };
  beforeEach(async () => {
    place = await make();
    mailIsDown = false;
    server = await createTestApp(place, {
      system,
      transport: async () => {
        if (mailIsDown) throw Object.assign(new Error('550 no such mailbox'), { code: 'EENVELOPE' });
        return { path: null };
      },
    });
    admin = await signInStaff(server, 'Asha', 'admin');
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });
  const ask = async (): Promise<SystemState> => (await admin.send('GET', '/staff/system')).json();

  it('tells version, database, disk and who is online, and a log line warns once an hour of a full disk', async () => {
    await post(server.app, '/register', sita);
    await logIn(server.app);
    await logIn(server.app);
    expect(await ask()).toMatchObject({
      version: '0.1.0',
      esewa: false,
      node: process.version,
      startedAt: new Date(server.clock.now).toISOString(),
      database: {
        kind: kind.toLowerCase(),
        answers: true,
        milliseconds: expect.any(Number),
        migration: expect.stringMatching(/^\d{3}-/),
      },
      disk: { free: 5e8, low: true },
      online: { students: 1, staff: 1 },
    });
    await server.tick();
    await server.tick();
    expect(server.log.filter((line) => line.includes('nearly full'))).toHaveLength(1);
    server.clock.now += 11 * 60_000;
    expect((await ask()).online).toEqual({ students: 0, staff: 1 });
  });

  it('tells when the last backup was made, and that the next is late', async () => {
    const none = { underWay: null, failed: null, files: [] };
    expect((await ask()).backup).toEqual({ lastAt: null, everyHours: 24, late: true, ...none });
    const at = server.clock.now - 47 * hour;
    await writeAudit(server.database.db, { actor: 'command:backup', act: 'backup-made', subject: 'database' }, at);
    expect((await ask()).backup).toEqual({ lastAt: new Date(at).toISOString(), everyHours: 24, late: false, ...none });
  });

  it('shows mails that failed, with the reason and no text, and sends them again', async () => {
    mailIsDown = true;
    await post(server.app, '/register', sita);
    await post(server.app, '/send-link', { email: sita.email });
    await server.tick();
    const { mail } = await ask();
    expect(mail).toEqual({
      to: 'smtp',
      waiting: 1,
      failed: {
        total: 1,
        rows: [
          {
            id: expect.any(String),
            kind: 'reset-link',
            recipient: sita.email,
            tries: 1,
            reason: 'EENVELOPE',
            createdAt: new Date(server.clock.now).toISOString(),
            givenUp: false,
          },
        ],
      },
    });
    server.clock.now += 25 * hour;
    await server.tick();
    const again = await signInStaff(server, 'Bina', 'admin');
    const state = async (): Promise<SystemState['mail']> => (await again.send('GET', '/staff/system')).json().mail;
    expect(await state()).toMatchObject({ waiting: 0, failed: { rows: [{ givenUp: true }] } });
    mailIsDown = false;
    const sendAgain = () => again.send('POST', `/staff/system/mails/${mail.failed.rows[0]?.id}/send-again`);
    expect((await sendAgain()).statusCode).toBe(200);
    const log = await server.database.db
      .selectFrom('audit_log')
      .select(['actor', 'subject'])
      .where('act', '=', 'mail-sent-again')
      .execute();
    expect(log).toEqual([{ actor: `account:${again.id}`, subject: `mail:${mail.failed.rows[0]?.id}` }]);
    await server.tick();
    expect(await state()).toMatchObject({ waiting: 0, failed: { total: 0 } });
    expect((await sendAgain()).statusCode).toBe(404);
  });
});

describe.each(databases)('the audit log of the whole installation on $kind', ({ make }) => {
  it('tells an admin what was done anywhere, by name, and goes out as a file', async () => {
    const place = await make();
    const server = await createTestApp(place);
    const [asha, bina] = [await signInStaff(server, 'Asha', 'admin'), await signInStaff(server, 'Bina')];
    await bina.send('POST', '/staff/examinations', newExamination(server));
    const ask = async (query = '') => (await asha.send('GET', `/staff/audit${query}`)).json<AuditPage>();
    const { rows, total, acts } = await ask('?size=2');
    expect(rows).toMatchObject([
      { name: 'Bina', act: 'examination-made', subject: 'examination:SCI-2083', subjectName: null },
      {
        actor: 'system',
        act: 'duties-changed',
        subjectName: 'Bina',
        details: { after: { duties: ['examiner', 'teacher'] } },
      },
    ]);
    expect([total, acts]).toEqual([3, allActs]);
    expect((await ask('?act=duties-changed&size=1&page=2')).rows).toMatchObject([{ subjectName: 'Asha' }]);
    expect((await bina.send('GET', '/staff/audit.csv')).json().code).toBe('not-allowed');
    const lines = (await asha.send('GET', '/staff/audit.csv')).body.split('\n');
    expect(lines[0]).toBe('\uFEFFat,actor,act,subject,details');
    expect(lines.map((line) => line.split(',')[2])).toEqual([
      'act',
      'duties-changed',
      'duties-changed',
      'examination-made',
      undefined,
    ]);
    await server.close();
    await place.remove();
  });

  it('offers who is no account first, then the accounts that acted last, however many students did', async () => {
    const place = await make();
    const server = await createTestApp(place);
    const asha = await signInStaff(server, 'Asha', 'admin');
    const lines = (actors: readonly string[]) =>
      server.database.db
        .insertInto('audit_log')
        .values(actors.map((actor) => ({ at: 0, actor, act: 'password-changed', subject: actor, details: '{}' })))
        .execute();
    await lines(['room:SCI-2083/A', 'account:zz', 'visitor']);
    await lines(Array.from({ length: 500 }, (_, each) => `account:${each}`));
    await lines(['account:0']);
    const { actors } = (await asha.send('GET', '/staff/audit')).json<AuditPage>();
    expect([actors.length, ...actors.slice(0, 5).map(({ actor }) => actor)]).toEqual([
      500,
      'visitor',
      'room:SCI-2083/A',
      'system',
      'account:0',
      'account:499',
    ]);
    await server.close();
    await place.remove();
  });
});

it('the disk of a folder is told in bytes, also before the folder is there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tayari-disk-'));
  const [there, below] = [await diskSpace(folder), await diskSpace(join(folder, 'not', 'yet'))];
  expect(there?.size).toBeGreaterThan(1e6);
  expect(there?.free).toBeLessThan(there?.size ?? 0);
  expect(below?.size).toBe(there?.size);
  rmSync(folder, { recursive: true });
});
