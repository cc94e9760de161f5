import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inProject } from '#server/platform/files/in-project.ts';
import { BackupError, troubleOf, type Trouble } from './trouble.ts';

/** How long a backup may be worked on, in ms: what hangs, as a disk of the network does, would keep every later one out. */
const mostMs = 60 * 60_000;

/** Writes a backup in a process of its own, so that the server neither waits for it nor grows with it. Throws a BackupError. */
export async function backupApart(file: string): Promise<void> {
  if (!existsSync(file)) await runApart('server/backup-command.ts', file, mostMs);
}

/** Reads a backup through in a process of its own, for so many ms at most, and restores nothing. Throws a BackupError that says what is wrong with it. */
export function checkApart(file: string, atMost = mostMs): Promise<void> {
  return runApart('server/backup-check-command.ts', file, atMost);
}

function runApart(command: string, file: string, atMost: number): Promise<void> {
  const child = fork(inProject(command), [file], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let trouble: Trouble = 'failed';
  let said = '';
  const timer = setTimeout(() => {
    trouble = 'too-long';
    child.kill('SIGKILL');
  }, atMost);
  child.on('message', (told: Trouble) => (trouble = told));
  child.stderr?.on('data', (data: Buffer) => (said = (said + data.toString()).slice(-2000)));
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve();
      else reject(failed(said, trouble));
    });
  });
}

function failed(said: string, trouble: Trouble): BackupError {
  const [variable = '', ...problem] = said
    .trim()
    .replace(/\.?(\n[^]*)?$/, '')
    .split(' ');
  return new BackupError(variable || 'FILE', problem.join(' ') || 'could not be worked on', trouble);
}

/**
 * Does the work of a command whose outcome another process may wait for: that one is told what it came to. Throws what
 * the work throws.
 */
export async function tellingTrouble(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // Waits for it, as the process ends right after.
    if (process.send) await new Promise((sent) => process.send?.(troubleOf(error), sent));
    throw error;
  }
}
