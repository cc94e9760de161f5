import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { reasonOf, SettingError } from '#server/platform/setting-error.ts';
import { BackupError } from './trouble.ts';

const execute = promisify(execFile);

/** How long a dump may take, in ms: shorter than the process that waits for it, which would leave it behind. */
const dumpAtMost = 55 * 60_000;

/**
 * Runs one of PostgreSQL's own programs on the database at `url`, whose password no list of processes shows.
 * Throws a SettingError when it fails, a BackupError when it is not installed.
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
