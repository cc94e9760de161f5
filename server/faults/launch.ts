// Starts the server as an installation does, with what a fault test sets: its content, its clock, and the fault. For tests only.
//   CONTENT   the content folder
//   MARK_AT   before the statement of this number it says "marked", and goes slowly from there on
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { StatementSync } from 'node:sqlite';
import pg from 'pg';
import { fillHere } from '#server/fill-database.ts';
import { runServer } from '#server/main.ts';
import { movedClock } from '#server/testing/moved-clock.ts';

const markAt = Number(process.env.MARK_AT ?? 0);
let statements = 0;

function count(): void {
  statements += 1;
  if (statements === markAt) writeSync(1, 'marked\n');
  // The test needs a moment to kill; without a pause the small catalogue would be filled before.
  if (markAt > 0 && statements >= markAt) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
}

function countCalls(prototype: object, method: string): void {
  const original = Reflect.get(prototype, method) as (...values: unknown[]) => unknown;
  Reflect.set(prototype, method, function counted(this: unknown, ...values: unknown[]): unknown {
    count();
    return original.apply(this, values);
  });
}

for (const method of ['all', 'run']) countCalls(StatementSync.prototype, method);
countCalls(pg.Client.prototype, 'query');

// The fill runs in this process, so that the killed process is the one that writes.
await runServer(process.env.CONTENT, movedClock(), fillHere);
// The cache is written at the end of a process, which a killed one never reaches.
flushCompileCache();
writeSync(1, `statements ${statements}\n`);
