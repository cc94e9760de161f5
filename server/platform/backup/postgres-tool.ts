import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { reasonOf, SettingError } from '#server/platform/setting-error.ts';
import { BackupError } from './trouble.ts';

const execute = promisify(execFile);

/**
 * How long a dump may take, in ms. It is shorter than the wait of the calling process, which would leave the dump
 * behind.
 */
const dumpAtMost = 55 * 60_000;

/**
 * Runs a PostgreSQL program on the database at `url`. The password does not appear in process lists. Throws a
 * SettingError when the program fails, a BackupError when it is not installed.
 */
export async function runPostgresTool(
  program: 'pg_dump' | 'pg_restore',
  url: string | null,
  args: readonly string[],
): Promise<void> {
  const target = url === null ? null : withoutPassword(url);
  try {
    await execute(program, [...(target ? [`--dbname=${target.url}`] : []), ...args], {
      env: { ...process.env, ...(target?.password && { PGPASSWORD: target.password }) },
      maxBuffer: 1e8,
      ...(program === 'pg_dump' && { timeout: dumpAtMost }),
    });
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT') {
      const problem = 'is not installed on this machine: it comes with the PostgreSQL client programs';
      throw new BackupError(program, problem, 'no-program');
    }
    const [line] = (stderr ?? '').trim().split('\n');
    throw new SettingError(program, `failed: ${line || reasonOf(error)}`, { cause: error });
  }
}

function withoutPassword(url: string): { readonly url: string; readonly password: string } {
  const bare = new URL(url);
  const password = decodeURIComponent(bare.password);
  bare.password = '';
  return { url: bare.href, password };
}
