import type { FastifyBaseLogger } from 'fastify';
import type { CatalogueList } from '#contract/catalogue.ts';
import { loadAnswers } from './load.ts';
import { prebuild } from './prebuilt.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Answer } from '#server/platform/http/answer.ts';

/** The path at which the cache lists its own content. */
const listPath = 'catalogue';

/** The catalogue in memory: each answer is built once for each content version, at its first request. */
export interface CatalogueCache {
  /**
   * The answer of a path below /api. Throws 'not-found' for any other path, 'unavailable' while the database is gone.
   */
  readonly answer: (path: string) => Promise<Answer>;
  /** The answer of a path that was built before and is still valid. Null for any other path; then `answer` decides. */
  readonly cached: (path: string) => Answer | null;
  /** Checks whether the content changed, and reads it anew if so. Throws the database's errors. */
  readonly refresh: () => Promise<void>;
  /** Tells the cache that the database was found gone: the next answer asks it first. */
  readonly invalidate: () => void;
}

/** Makes an empty cache over `db`; the first answer or refresh fills it. */
export function createCatalogueCache(db: Database, logger: FastifyBaseLogger): CatalogueCache {
  let version = -1;
  /** The contents whose answers are not built yet. A built answer doesn't need its content any more. */
  let contents: Map<string, unknown> = new Map();
  let paths: readonly string[] = [];
  let building = new Map<string, Promise<Answer>>();
  let built = new Map<string, Answer>();
  let stale = true;
  let refreshing: Promise<void> | null = null;

  async function read(): Promise<void> {
    const state = await db.selectFrom('content_state').select('version').executeTakeFirstOrThrow();
    if (state.version !== version) {
      contents = new Map(await loadAnswers(db, logger));
      paths = [...contents.keys()];
      building = new Map();
      built = new Map();
      version = state.version;
    }
    stale = false;
  }

  function refresh(): Promise<void> {
    refreshing ??= read()
      .catch((error: unknown) => {
        stale = true;
        throw error;
      })
      .finally(() => {
        refreshing = null;
      });
    return refreshing;
  }

  async function build(path: string): Promise<Answer> {
    const begun = building.get(path);
    if (begun) return begun;
    if (path !== listPath && !contents.has(path)) throw new AppError('not-found');
    // If the content changes meanwhile, this answer belongs to the older version.
    const ofThisVersion = built;
    const answer = path === listPath ? list().then(prebuild) : prebuild(contents.get(path));
    building.set(path, answer);
    contents.delete(path);
    ofThisVersion.set(path, await answer);
    return answer;
  }

  /** Builds one after the other, so that other requests are answered in between. */
  async function list(): Promise<CatalogueList> {
    const entries: CatalogueList = [];
    for (const path of paths) {
      const { br, plain } = await build(path);
      entries.push({ path: `/${path.split('/').map(encodeURIComponent).join('/')}`, bytes: (br ?? plain()).length });
    }
    return entries;
  }

  return {
    refresh,
    invalidate: () => {
      stale = true;
    },
    cached: (path) => (stale ? null : (built.get(path) ?? null)),
    answer: async (path) => {
      if (stale) await refresh();
      return build(path);
    },
  };
}
