import { randomBytes } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '#server/platform/process/logger.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { addMailJob, addMailJobs, pauseAfter, takeMailJob } from './jobs.ts';
import { createMailQueue } from './queue.ts';
import { createTransport, type Mail, type Transport } from './transport.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, migratedPostgres, migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { createMailServer, type MailServer } from '#server/testing/mail-server.ts';
import { post, sita } from '#server/testing/students.ts';

const from = 'Tayari <tayari@example.com>';
let place: TestDatabase;
const servers: TestApp[] = [];
let mailServer: MailServer;

async function start(transport: ReturnType<typeof createTransport>): Promise<TestApp> {
  const server = await createTestApp(place, { transport });
  servers.push(server);
  return server;
}

beforeEach(async () => {
  mailServer = await createMailServer();
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  await mailServer.stop();
  await place.remove();
});
const bySmtp = () => createTransport({ mail: { smtpUrl: mailServer.url, from }, mailFrom: from, dataDir: 'unused' });

async function askForLink(server: TestApp): Promise<void> {
  await post(server.app, '/register', sita);
  await post(server.app, '/send-link', { email: sita.email });
}

describe.each(databases)('mail on $kind', ({ make }) => {
  beforeEach(async () => {
    place = await make();
  });

  it('reaches an SMTP server once, as text and as HTML', async () => {
    const server = await start(bySmtp());
    await askForLink(server);
    await server.tick();
    await server.tick();
    expect(mailServer.mails).toHaveLength(1);
    const [mail = ''] = mailServer.mails;
    expect(mail).toMatch(/^From: Tayari <tayari@example\.com>/m);
    expect(mail).toMatch(/^To: Sita@example\.com/im);
    expect(mail).toMatch(/Content-Type: text\/plain[^]*Content-Type: text\/html/);
    expect(mail).toContain('http://tayari.test/reset-password/');
  });

  it('waits while the SMTP server is down, a little longer each time, and arrives when it is up', async () => {
    await mailServer.stop();
    const server = await start(bySmtp());
    await askForLink(server);
    await server.tick();
    for (const tries of [1, 2]) {
      server.clock.now += pauseAfter(tries) - 1;
      await server.tick();
      expect((await server.database.db.selectFrom('mail_job').select('tries').execute())[0]?.tries).toBe(tries);
      server.clock.now += 1;
      if (tries === 2) await mailServer.start();
      await server.tick();
    }
    expect(mailServer.mails).toHaveLength(1);
    expect(await server.database.db.selectFrom('mail_job').selectAll().execute()).toEqual([]);
    expect(await server.database.db.selectFrom('reset_link').selectAll().execute()).toHaveLength(1);
  });

  it('is given up after a day, with a line in the log that names nobody', async () => {
    await mailServer.stop();
    const server = await start(bySmtp());
    await askForLink(server);
    await server.tick();
    for (let hours = 0; hours < 25; hours += 1) {
      server.clock.now += 60 * 60_000;
      await server.tick();
    }
    const log = server.log.join('');
    expect(log.split('mail given up after a day')).toHaveLength(2);
    expect(log).not.toMatch(/example\.com|reset-password\/[\w-]{43}/i);
    const left = () => server.database.db.selectFrom('mail_job').select(['reason', 'given_up_at']).execute();
    expect(await left()).toEqual([{ reason: 'ESOCKET', given_up_at: expect.any(Number) }]);
    server.clock.now += 30 * 24 * 60 * 60_000;
    await server.tick();
    expect(await left()).toEqual([]);
  });
});

it('is sent once by two servers on one PostgreSQL', async () => {
  place = await migratedPostgres();
  const [one, two] = [await start(bySmtp()), await start(bySmtp())];
  await post(one.app, '/register', sita);
  for (let i = 0; i < 4; i += 1) await post(one.app, '/send-link', { email: sita.email });
  await Promise.all([one.tick(), two.tick(), one.tick(), two.tick()]);
  expect(mailServer.mails).toHaveLength(4);
});

it('is taken by one of two servers that found it at the same moment', async () => {
  place = await migratedPostgres();
  const [one, two, watcher] = [
    await openDatabase(place.settings),
    await openDatabase(place.settings),
    await openDatabase(place.settings),
  ];
  await addMailJob(one.db, { id: 'a', kind: 'reset-link', recipient: sita.email }, 0);
  const waiting = async () => {
    const { rows } =
      await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        watcher.db,
      );
    return rows.length;
  };
  // Both servers have read it and want to write, while a third holds the row.
  const taken = await watcher.db.transaction().execute(async (trx) => {
    await sql`select id from mail_job for update`.execute(trx);
    const both = Promise.all([takeMailJob(one.db, 1, 'mail'), takeMailJob(two.db, 1, 'mail')]);
    await expect.poll(waiting).toBe(2);
    return { both };
  });
  expect((await taken.both).filter(Boolean)).toHaveLength(1);
  for (const { close } of [one, two, watcher]) await close();
});

describe.each(databases)('mails to many on $kind', ({ make }) => {
  const toMany = (kind: 'invitation' | 'sms-application-card') =>
    Array.from({ length: 11 }, (_, n) => ({ id: `${kind}-${n}`, kind, recipient: `${n}` }));
  const takes: (() => void)[] = [];
  const sent: string[] = [];
  async function queueOf() {
    place = await make();
    const { db, close } = await openDatabase(place.settings);
    await migrate(db);
    takes.length = 0;
    sent.length = 0;
    const hold = (to: string) => {
      sent.push(to);
      return new Promise<{ path: null }>((resolve) => takes.push(() => resolve({ path: null })));
    };
    const queue = createMailQueue({
      db,
      now: () => 1,
      every: () => () => {},
      newId: () => 'link',
      logger: createLogger('silent'),
      transport: ({ to }) => hold(to),
      smsTransport: ({ to }) => hold(`SMS ${to}`),
      render: async ({ kind, recipient: to }) => ({
        ...(kind.startsWith('sms-')
          ? { sms: { to, text: 't' } }
          : { mail: { to, subject: 's', text: 't', html: 'h' } }),
        undo: async () => {},
      }),
    });
    return { db, close, queue };
  }

  it('wait behind a mail to one person, and an SMS service that takes its time keeps none waiting', async () => {
    const { db, close, queue } = await queueOf();
    await addMailJobs(db, [...toMany('invitation'), ...toMany('sms-application-card')], 0, 0);
    queue.deliverSoon();
    await expect.poll(() => sent.length).toBe(2);
    const mail = sent.findIndex((to) => !to.startsWith('SMS'));
    expect(sent[1 - mail]).toMatch(/^SMS/);
    await queue.add(db, { kind: 'reset-link', recipient: sita.email });
    takes[mail]?.();
    await expect.poll(() => sent.at(-1)).toBe(sita.email);
    const drained = queue.drained();
    for (const take of takes) take();
    await drained;
    // What waits goes out after the next start.
    expect(sent).toHaveLength(3);
    await close();
  });
});

describe('a mail whose server was killed while it was sent', () => {
  it('goes out half a minute later by another one, and not before', async () => {
    place = await migratedSqlite();
    let begun = () => {};
    const sending = new Promise<void>((resolve) => (begun = resolve));
    const dies: Transport = () => {
      begun();
      return new Promise(() => {});
    };
    const database = await openDatabase(place.settings);
    await migrate(database.db);
    const clock = { now: 0 };
    const renewals: (() => Promise<void>)[] = [];
    const queue = (transport: Transport) =>
      createMailQueue({
        db: database.db,
        now: () => clock.now,
        every: (_ms, task) => {
          renewals.push(task);
          return () => {};
        },
        newId: () => 'a',
        logger: createLogger('silent'),
        transport,
        smsTransport: async () => ({ path: null }),
        render: async ({ recipient }) => ({
          mail: { to: recipient, subject: 's', text: 't', html: 'h' },
          undo: async () => {},
        }),
      });
    const dying = queue(dies);
    await dying.add(database.db, { kind: 'reset-link', recipient: sita.email });
    dying.deliverSoon();
    await sending;
    const next = queue(bySmtp());

    clock.now = 20_000;
    await renewals[0]?.();
    clock.now = 49_999;
    await next.deliver();
    expect(mailServer.mails).toHaveLength(0);
    clock.now = 50_000;
    await next.deliver();
    expect(mailServer.mails).toHaveLength(1);
    await database.close();
  });
});

it('without an SMTP server goes to the outbox, and the log says where', async () => {
  place = await migratedSqlite();
  const { dataDir } = place.settings;
  const server = await start(createTransport({ mail: null, mailFrom: from, dataDir }));
  await askForLink(server);
  await server.tick();
  const [name = ''] = readdirSync(join(dataDir, 'outbox'));
  expect(name).toMatch(/\.eml$/);
  const written = readFileSync(join(dataDir, 'outbox', name), 'utf8');
  expect(written).toContain('Subject: Your link to a new password');
  expect(written).toMatch(/^http\S+\/reset-password\/[\w-]{43}\r$/m);
  expect(written).toMatch(/<a href="http\S+\/reset-password\/[\w-]{43}">/);
  expect(server.log.join('')).toContain(join(dataDir, 'outbox', name));
});

it('carries no name to an e-mail that nobody proved: a stranger may have written it', async () => {
  place = await migratedSqlite();
  const mails: Mail[] = [];
  const server = await start(async (mail) => {
    mails.push(mail);
    return { path: null };
  });
  await post(server.app, '/register', { ...sita, name: 'You won, call 9800000000' });
  await post(server.app, '/send-link', { email: sita.email });
  await server.tick();
  expect(mails[0]?.text).toMatch(/^Namaste,\n/);
  expect(`${mails[0]?.text} ${mails[0]?.html}`).not.toContain('9800000000');
});

it('shows a name as it is, in HTML too', async () => {
  place = await migratedSqlite();
  const mails: Mail[] = [];
  const server = await start(async (mail) => {
    mails.push(mail);
    return { path: null };
  });
  const name = `<img src=x onerror=alert(1)> ${randomBytes(2).toString('hex')}`;
  await post(server.app, '/register', { ...sita, name });
  await server.database.db.updateTable('account').set({ email_proven_at: 1 }).execute();
  await post(server.app, '/send-link', { email: sita.email });
  await server.tick();
  expect(mails[0]?.text).toContain(name);
  expect(mails[0]?.html).not.toContain('<img');
});
