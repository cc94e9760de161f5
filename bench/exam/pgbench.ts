import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const sql = `\\set candidate random(1, 3000)
\\set place random(1, 100)
insert into upserted (candidate, place, choice) values (:candidate, :place, 'a')
on conflict (candidate, place) do update set choice = excluded.choice, changed = upserted.changed + 1;
`;

/** How many upserts of one answer pgbench makes per second on this PostgreSQL, one transaction each. */
export async function upsertsPerSecond(url: string, seconds: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('drop table if exists upserted');
  await client.query(
    'create table upserted (candidate int, place int, choice text, changed int default 0, primary key (candidate, place))',
  );
  await client.end();
  const folder = mkdtempSync(join(tmpdir(), 'tayari-pgbench-'));
  const file = join(folder, 'upsert.sql');
  writeFileSync(file, sql);
  const args = ['-n', '-c', '16', '-j', '2', '-T', String(seconds), '-f', file, url];
  const said = execFileSync(binary(), args, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return Number(/tps = ([\d.]+)/.exec(said)?.[1] ?? Number.NaN);
}

function binary(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  return versions.map((version) => join(root, version, 'bin/pgbench')).find((file) => existsSync(file)) ?? 'pgbench';
}
