import { execFile } from 'node:child_process';
import { inProject } from '#server/platform/files/in-project.ts';
import type { TestDatabase } from '#server/testing/databases.ts';
import { compiled } from '#server/testing/process.ts';

/** Runs a command of server/ over a database, as npm does; `words` are its arguments. */
export function runCommand(
  entry: string,
  { settings: { databaseUrl, dataDir } }: TestDatabase,
  ...words: readonly string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  const own = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled };
  const env = { ...own, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  return new Promise((resolve) => {
    execFile(process.execPath, [inProject(`server/${entry}`), ...words], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });
}
