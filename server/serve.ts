import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DemoGuide } from '#contract/demo.ts';
import { argon2id } from '#server/platform/security/password.ts';
import { buildApp } from '#server/app.ts';
import { backupApart, checkApart } from '#server/platform/backup/apart.ts';
import { createAskedBackups } from '#server/platform/backup/asked.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import { inProject } from '#server/platform/files/in-project.ts';
import { isHeldSoon } from '#server/features/examinations/examination/is-held-soon.ts';
import { endWhenIdle } from '#server/platform/process/idle.ts';
import { listen, localUrl } from '#server/platform/process/listen.ts';
import { passedSocket } from '#server/platform/process/passed-socket.ts';
import { connectionTimes } from '#server/platform/http/connections.ts';
import { mailsWait } from '#server/platform/mail/jobs.ts';
import { diskSpace } from '#server/features/system/disk-space.ts';
import { createTransport } from '#server/platform/mail/transport.ts';
import { createSmsTransport } from '#server/platform/sms/transport.ts';
import { every } from '#server/platform/process/schedule.ts';
import { documentsFolder, figuresFolder, type Settings } from '#server/platform/settings.ts';

/** A server that listens. */
export interface ListeningServer {
  /** Where it listens, as a URL. */
  readonly address: string;
  /** Ends the requests under way, then closes the database. */
  readonly close: () => Promise<void>;
  /** Calls `end` once nothing was asked for so many ms, no mail waits and no examination is near. */
  readonly whenIdle: (idleMs: number, end: () => void) => void;
}

/** 48 unpredictable bits from the system's random source. */
const unforeseeable = () => randomInt(2 ** 48 - 1) / 2 ** 48;

/**
 * Serves the product over a filled database. `clock` is the time before the settings move it; `chance` orders the
 * option ids of a paper. `demo` is the guide of a demo (demo/run.ts), which nothing else gives. Throws a SettingError when it can't listen or write mail.
 */
export async function serve(
  settings: Settings,
  database: OpenDatabase,
  logger: Logger,
  clock: () => number = Date.now,
  chance: () => number = unforeseeable,
  demo: (() => DemoGuide | null) | null = null,
): Promise<ListeningServer> {
  if (settings.mail !== null && settings.publicUrl === null) {
    logger.warn('PUBLIC_URL is not set: links in mails lead to localhost, where nobody but this machine finds them');
  }
  if (settings.clockOffsetMs !== 0) {
    logger.warn({ ms: settings.clockOffsetMs }, 'the clock is moved by TAYARI_CLOCK_OFFSET_MS');
  }
  // The operating system is asked once, because each request needs it.
  let own: string | null = null;
  const now = () => clock() + settings.clockOffsetMs;
  const app = await buildApp({
    database,
    now,
    random: randomBytes,
    chance,
    hashing: argon2id,
    sleep: (ms) => setTimeout(ms, undefined, { ref: false }),
    every,
    logger,
    transport: createTransport(settings),
    smsTransport: createSmsTransport(settings),
    baseUrl: () => settings.publicUrl ?? own ?? localUrl(app),
    contactEmail: settings.contactEmail,
    timeZone: settings.timeZone,
    clientFolder: inProject('dist'),
    figuresFolder: figuresFolder(settings),
    documentsFolder: documentsFolder(settings),
    trustProxy: settings.trustProxy,
    apiOrigin: settings.apiOrigin,
    httpsOnly: settings.publicUrl?.startsWith('https:') ?? false,
    connectionTimes,
    metricsToken: settings.metricsToken,
    staffTotp: settings.staffTotp,
    candidatesKeptMonths: settings.candidatesKeptMonths,
    esewa: settings.esewa,
    candidatesFaster: settings.candidatesFaster,
    system: {
      diskSpace: () => diskSpace(settings.dataDir),
      backupEveryMs: settings.backups?.everyMs ?? null,
      backups: createAskedBackups({ settings, now, make: backupApart, check: checkApart, logger }),
      mailTo: settings.mail === null ? 'outbox' : 'smtp',
    },
    demo,
    workers: settings.workers,
  });
  const address = await listen(app, settings, passedSocket(process.env, process.pid));
  own = localUrl(app);
  return {
    address,
    close: async () => {
      await app.close();
      await database.close();
    },
    whenIdle: (idleMs, end) =>
      endWhenIdle(app.server, {
        idleMs,
        now,
        every,
        isNeeded: async () => (await mailsWait(database.db)) || (await isHeldSoon(database.db, now())),
        end,
      }),
  };
}
