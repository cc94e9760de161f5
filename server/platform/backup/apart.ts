import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inProject } from '#server/platform/files/in-project.ts';
import { BackupError, troubleOf, type Trouble } from './trouble.ts';

/**
 * The longest work on a backup, in ms. A process that hangs, for example on a network disk, would block every later
 * one.
 */
const mostMs = 60 * 60_000;

/** Makes a backup in a process of its own, so that the server does not wait or grow. Throws a BackupError. */
export async function backupApart(file: string): Promise<void> {
  if (!existsSync(file)) await runApart('server/backup-command.ts', file, mostMs);
}

/**
 * Checks a backup in a process of its own, for at most so many ms, and restores nothing. Throws a BackupError that says
 * what is wrong with it.
 */
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

/** Does the work of a command, and tells the outcome to a process that may wait for it. Throws what the work throws. */
export async function tellingTrouble(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // This waits, because the process ends right after.
    if (process.send) await new Promise((sent) => process.send?.(troubleOf(error), sent));
    throw error;
  }
}
