import { expect, it } from 'vitest';
import { createLogger } from '#server/platform/process/logger.ts';
import { readSettings } from '#server/platform/settings.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { serve } from '#server/serve.ts';
import { migratedSqlite } from '#server/testing/databases.ts';

const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Tayari <tayari@example.com>' };

/**
 * For an installation with these settings: the header that binds browsers to https, and whether its log warns of
 * PUBLIC_URL.
 */
async function startWith(environment: Readonly<Record<string, string>>) {
  const place = await migratedSqlite();
  const settings = readSettings({ ...environment, DATA_DIR: place.settings.dataDir, PORT: '0' });
  const log: string[] = [];
  const logger = createLogger('info', { write: (line) => void log.push(line) });
  const { address, close } = await serve(settings, await openDatabase(settings), logger);
  const { headers } = await fetch(new URL('/api/health', address));
  await close();
  await place.remove();
  return [headers.get('strict-transport-security'), log.join('').includes('PUBLIC_URL is not set')];
}

it.each([
  ['nothing is said', {}, null, false],
  ['mail goes out with links to this machine, which it warns of', mail, null, true],
  ['mail goes out with links to http', { ...mail, PUBLIC_URL: 'http://tayari.example.com' }, null, false],
  [
    'it is reached by https, and by nothing else',
    { PUBLIC_URL: 'https://tayari.example.com' },
    'max-age=31536000; includeSubDomains',
    false,
  ],
])('an installation where %s', async (_, environment, transport, isWarned) => {
  expect(await startWith(environment)).toEqual([transport, isWarned]);
});

it('goes by a clock that is moved for a rehearsal, and says so', async () => {
  const place = await migratedSqlite();
  const hour = 3_600_000;
  const environment = { DATA_DIR: place.settings.dataDir, PORT: '0', TAYARI_CLOCK_OFFSET_MS: String(hour) };
  const log: string[] = [];
  const logger = createLogger('info', { write: (line) => void log.push(line) });
  const settings = readSettings(environment);
  const { address, close } = await serve(settings, await openDatabase(settings), logger);
  const before = Date.now();
  const answer = await fetch(new URL('/api/register', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Sita', email: 'sita@example.com', password: 'namaste-2083-river' }),
  });
  expect(answer.status).toBe(201);
  await close();
  const database = await openDatabase(settings);
  const { created_at } = await database.db.selectFrom('account').select('created_at').executeTakeFirstOrThrow();
  await database.close();
  await place.remove();
  expect(created_at).toBeGreaterThanOrEqual(before + hour);
  expect(log.join('')).toContain('the clock is moved by TAYARI_CLOCK_OFFSET_MS');
});
