import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** How long later callers get the same result, in ms: anyone may ask for health, and writes cost the disk. */
const goodForMs = 5000;
const badForMs = 1000;

/**
 * Finds out whether the database takes writes, because a full disk still answers reads. The returned function throws
 * what a small write throws, or threw a moment ago.
 */
export function createWriteProbe(db: Database): () => Promise<void> {
  let outcome: Promise<void> = Promise.resolve();
  let until = Number.NEGATIVE_INFINITY;

  async function write(): Promise<void> {
    until = Number.POSITIVE_INFINITY;
    try {
      await sql`update write_probe set writes = writes + 1`.execute(db);
      until = performance.now() + goodForMs;
    } catch (error) {
      until = performance.now() + badForMs;
      throw error;
    }
  }
  return () => {
    if (performance.now() >= until) outcome = write();
    return outcome;
  };
}
