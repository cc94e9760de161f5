import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { readContentFiles } from '#content/content-files.ts';
import { buildApp } from '#server/app.ts';
import { seed } from '#server/catalogue/seed.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase, type OpenDatabase } from '#server/database/open.ts';
import { listen, localUrl } from '#server/listen.ts';
import { createLogger } from '#server/logger.ts';
import { createTransport } from '#server/mail/transport.ts';
import { every } from '#server/schedule.ts';
import { reasonOf, SettingError } from '#server/setting-error.ts';
import { readSettings, type Settings } from '#server/settings.ts';

const inProject = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Runs the server until a signal ends it. A wrong setting ends the process with one sentence and exit code 1. */
export async function runServer(): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const now = () => Date.now();
  const logger = createLogger('info');
  const database = await openDatabase(settings);
  await fill(database, settings, now(), logger);
  const app = await buildApp({
    database,
    now,
    random: randomBytes,
    every,
    logger,
    mail: { transport: createTransport(settings), baseUrl: () => settings.publicUrl ?? localUrl(app) },
    clientFolder: inProject('dist'),
    trustProxy: settings.trustProxy,
  });
  closeWithGrace({ delay: 20_000, logger: false }, async ({ err }) => {
    if (err) logger.error({ err }, 'ending after an error');
    await app.close();
    await database.close();
  });
  const address = await listen(app, settings);
  process.stdout.write(`Tayari is ready at ${address}\n`);
}

/** Makes and fills the tables. What goes wrong here is for whoever gave us this database. */
async function fill({ db }: OpenDatabase, settings: Settings, now: number, logger: Logger): Promise<void> {
  try {
    await migrate(db);
    await seed(db, readContentFiles(inProject('content')), now, logger);
  } catch (error) {
    const variable = settings.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
    throw new SettingError(variable, `names a database that can't be filled: ${reasonOf(error)}`, { cause: error });
  }
}

if (import.meta.main) await runServer();
