import { afterAll } from 'vitest';
import { catalogueFiles } from '#server/testing/catalogue.ts';
import { fixtureContent } from '#server/testing/content.ts';
import type { TestDatabase } from '#server/testing/databases.ts';
import { runServerProcess, type ServerProcess } from '#server/testing/process.ts';

/** The most kills of a server: `npm run test:faults` sets it, `npm test` uses a few. */
export const roundsAtMost = Number(process.env.FAULT_ROUNDS ?? 5);

/** The small catalogue that the servers of these tests serve. */
export const content = fixtureContent(catalogueFiles);

const servers: ServerProcess[] = [];

afterAll(() => {
  // A failed test has left its server behind.
  for (const server of servers) server.signal('SIGTERM');
  content.remove();
});

/** Starts a server process over a database; `fault` is what server/faults/launch.ts takes. */
export function startServer({ settings }: TestDatabase, fault: Readonly<Record<string, string>> = {}): ServerProcess {
  const { databaseUrl, dataDir } = settings;
  const server = runServerProcess(
    {
      PORT: '0',
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      TRUST_PROXY: '127.0.0.1',
      CONTENT: content.folder,
      // A day of many taps passes in minutes.
      TAYARI_CANDIDATES_FASTER: '1000',
      ...fault,
    },
    'server/faults/launch.ts',
  );
  servers.push(server);
  return server;
}

/** The answer to a call: its status and its JSON. Rejects when the connection was cut, by `signal` too. */
export async function call(
  address: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
  signal: AbortSignal = AbortSignal.timeout(30_000),
): Promise<{ status: number; json: Record<string, unknown>; retryAfter: string | null }> {
  const answer = await fetch(new URL(`/api${path}`, address), {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...headers },
    signal,
  });
  const json = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, json, retryAfter: answer.headers.get('retry-after') };
}

/** The n-th student, who has her own address, because these tests don't look at limits. */
export function student(n: number) {
  return {
    body: { name: `Student ${n}`, email: `student-${n}@example.com`, password: 'namaste-2082' },
    headers: { 'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` },
  };
}
