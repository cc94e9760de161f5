import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabase } from '#server/testing/databases.ts';
import { startChild, type Child } from './child.ts';
import { record, type RecordedAnswer } from './record.ts';
import { addStudents } from './students.ts';

/** The product and the bare server, each over its own database with the same students. */
export interface Contest {
  readonly product: Child;
  readonly bare: Child;
  readonly end: () => Promise<void>;
}

/** Starts both. The bare server repeats the answers of the addresses `paths` from memory, requested with `headers`. */
export async function startContest(
  makePlace: () => Promise<TestDatabase>,
  students: number,
  token: string,
  paths: readonly string[],
  headers: Readonly<Record<string, string>>,
): Promise<Contest> {
  const [own, other] = [await makePlace(), await makePlace()];
  for (const place of [own, other]) await addStudents(place, students, token, Date.now());
  const { databaseUrl, dataDir } = own.settings;
  const database: Record<string, string> = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  const product = await startChild('server/main.ts', { DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', ...database });

  const answers: Record<string, RecordedAnswer> = {};
  for (const path of paths) answers[path] = await record(product.url + path, headers);
  const folder = mkdtempSync(join(tmpdir(), 'tayari-bench-'));
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  const rows =
    other.settings.databaseUrl === null
      ? { SQLITE: join(other.settings.dataDir, 'tayari.sqlite') }
      : { POSTGRES: other.settings.databaseUrl };
  const bare = await startChild('bench/server/bare-server.ts', { ANSWERS: file, ...rows });
  return {
    product,
    bare,
    end: async () => {
      for (const server of [product, bare]) await server.stop();
      for (const place of [own, other]) await place.remove();
      rmSync(folder, { recursive: true });
    },
  };
}
