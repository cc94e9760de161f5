import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import type { AppDeps } from '#server/app-deps.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase, type OpenDatabase } from '#server/platform/database/open.ts';
import { documentsFolder, figuresFolder } from '#server/platform/settings.ts';
import { createLogger } from '#server/platform/process/logger.ts';
import { connectionTimes } from '#server/platform/http/connections.ts';
import { seed } from '#server/features/catalogue/seed.ts';
import type { Mail } from '#server/platform/mail/transport.ts';
import type { Sms } from '#server/platform/sms-template.ts';
import type { FixtureContent } from '#server/testing/content.ts';
import type { TestDatabase } from '#server/testing/databases.ts';
import { cheapHashing } from '#server/testing/hashing.ts';

/** A server under test, whose clock the test controls. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  /** Lines of the log so far. */
  readonly log: readonly string[];
  /** The mails sent so far, unless a test brings its own `transport`. */
  readonly mails: readonly Mail[];
  /** The SMS sent so far. */
  readonly sms: readonly Sms[];
  /** The pauses so far, in ms; in a test they pass at once. */
  readonly pauses: readonly number[];
  /** The clock, in ms; set it to move time. */
  readonly clock: { now: number };
  /** Runs once all tasks that the server repeats. */
  readonly tick: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A server without any backup on demand. */
export const noBackups: AppDeps['system']['backups'] = {
  list: async () => [],
  underWay: async () => null,
  failed: () => null,
  make: async () => true,
  check: async () => true,
  read: async () => null,
};

/**
 * Builds a server over a database, which it opens and migrates. Hashing takes no time, unless a test brings the
 * product's `hashing`. `content` fills its catalogue; `deps` replaces parts of the server.
 */
export async function createTestApp(
  place: TestDatabase,
  { content, ...deps }: Partial<AppDeps> & { content?: FixtureContent } = {},
): Promise<TestApp> {
  const clock = { now: Date.UTC(2026, 10, 21, 6) };
  const log: string[] = [];
  const mails: Mail[] = [];
  const sms: Sms[] = [];
  const pauses: number[] = [];
  const logger = createLogger('debug', { write: (line) => void log.push(line) });
  const database = await openDatabase(place.settings);
  await migrate(database.db);
  if (content) await seed(database.db, content.files(), clock.now, logger);
  const tasks = new Set<() => Promise<void>>();
  const app = await buildApp({
    database,
    now: () => clock.now,
    every: (_milliseconds, task) => {
      tasks.add(task);
      return () => tasks.delete(task);
    },
    random: randomBytes,
    hashing: cheapHashing,
    sleep: async (ms) => void pauses.push(ms),
    transport: async (mail) => {
      mails.push(mail);
      return { path: null };
    },
    smsTransport: async (message) => {
      sms.push(message);
      return { path: null };
    },
    baseUrl: () => 'http://tayari.test',
    contactEmail: null,
    timeZone: 'Asia/Kathmandu',
    logger,
    clientFolder: null,
    figuresFolder: figuresFolder(place.settings),
    documentsFolder: documentsFolder(place.settings),
    trustProxy: null,
    apiOrigin: null,
    httpsOnly: false,
    connectionTimes,
    metricsToken: null,
    staffTotp: 'optional',
    candidatesKeptMonths: null,
    esewa: null,
    candidatesFaster: 1,
    // Options keep their ids on a paper, unless a test brings its own chance.
    chance: () => 1 - Number.EPSILON,
    system: {
      diskSpace: async () => ({ free: 80e9, size: 100e9, low: false }),
      backupEveryMs: null,
      backups: noBackups,
      mailTo: 'outbox',
    },
    demo: null,
    workers: 1,
    ...deps,
  });
  return {
    app,
    database,
    log,
    mails,
    sms,
    pauses,
    clock,
    tick: async () => {
      for (const task of tasks) await task();
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
