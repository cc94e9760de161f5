import type { FastifyBaseLogger } from 'fastify';
import { loadAnswers, type CatalogueAnswers } from '#server/catalogue/load.ts';
import { prebuild } from '#server/catalogue/prebuilt.ts';
import type { Database } from '#server/database/tables.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Answer } from '#server/http/answer.ts';

/** The catalogue in memory: each answer built once a content version, with its first request. */
export interface Shelf {
  /** The answer of a path below /api. Throws 'not-found' for any other path, 'unavailable' while the database is gone. */
  readonly answer: (path: string) => Promise<Answer>;
  /** The answer of a path that was built before and is still right; null for any other, which `answer` knows about. */
  readonly known: (path: string) => Answer | null;
  /** Looks whether the content changed, and reads it anew if so. Throws what the database throws. */
  readonly refresh: () => Promise<void>;
  /** Says that the database was found gone: the next answer asks it first. */
  readonly doubt: () => void;
}

/** Makes an empty shelf over `db`; it fills with the first answer or refresh. */
export function createShelf(db: Database, logger: FastifyBaseLogger): Shelf {
  let version = -1;
  let contents: CatalogueAnswers = new Map();
  let built = new Map<string, Promise<Answer>>();
  let ready = new Map<string, Answer>();
  let trusted = false;
  let refreshing: Promise<void> | null = null;

  async function read(): Promise<void> {
    const state = await db.selectFrom('content_state').select('version').executeTakeFirstOrThrow();
    if (state.version !== version) {
      contents = await loadAnswers(db, logger);
      built = new Map();
      ready = new Map();
      version = state.version;
    }
    trusted = true;
  }

  function refresh(): Promise<void> {
    refreshing ??= read()
      .catch((error: unknown) => {
        trusted = false;
        throw error;
      })
      .finally(() => {
        refreshing = null;
      });
    return refreshing;
  }

  return {
    refresh,
    doubt: () => {
      trusted = false;
    },
    known: (path) => (trusted && ready.get(path)) || null,
    answer: async (path) => {
      if (!trusted) await refresh();
      const known = built.get(path);
      if (known) return known;
      if (!contents.has(path)) throw new AppError('not-found');
      const [shelved, answer] = [ready, prebuild(contents.get(path))];
      built.set(path, answer);
      shelved.set(path, await answer);
      return answer;
    },
  };
}
