import { setImmediate as turnOver } from 'node:timers/promises';
import { OwnResults, type ResultRow } from '#contract/merit.ts';
import { readPublished, type PublishedResults } from '#contract/published-results.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { signingKeys } from '#server/features/examinations/publication/signing.ts';
import { answerOf, type Answer } from '#server/platform/http/answer.ts';
import { compress } from '#server/platform/http/compress.ts';
import type { Language } from '#text/language.ts';

/** The published results of an examination, as the server sends them. */
export interface Publication {
  /** The signed results as they are sent, made and compressed once. */
  readonly answer: Answer;
  readonly results: PublishedResults;
  /** The page of its lists in a language, made at the first request; null if no pages were built. */
  readonly page: (language: Language) => Promise<Answer> | null;
  /** Each candidate's own result, by the stored hash of the PIN. */
  readonly ownResults: ReadonlyMap<string, ResultRow>;
  readonly bySymbolNumber: ReadonlyMap<string, ResultRow>;
}

/** The published results of an examination, as the signature covers them. */
interface SignedResults {
  readonly code: string;
  readonly signed: string;
  readonly signature: string;
}

/** Makes the page of published lists (server/platform/pages/published-pages.ts). */
interface ResultsPages {
  readonly served: (results: SignedResults, language: Language) => Promise<Answer>;
}

function pageOnce(pages: ResultsPages | null, results: SignedResults): Publication['page'] {
  const made = new Map<Language, Promise<Answer>>();
  return (language) => {
    if (pages === null) return null;
    const known = made.get(language);
    if (known) return known;
    const page = pages.served(results, language);
    made.set(language, page);
    // A page that failed is made anew for the next reader.
    page.catch(() => made.delete(language));
    return page;
  };
}

/** All published results, in memory, so that they are served even while the database is away. */
export interface Publications {
  /** Looks in the database if it is not in memory yet. Undefined if there is none, or the database is away. */
  readonly find: (code: string) => Promise<Publication | undefined>;
  /** SPKI PEM; null before anything was published. */
  readonly publicKey: () => Promise<string | null>;
  /** Looks for new publications. */
  readonly refresh: () => Promise<void>;
}

/**
 * Makes the store; fill it with `refresh`. A publication never changes. It goes when the data of its candidates is
 * deleted.
 */
export function createPublications(db: Database, pages: ResultsPages | null): Publications {
  const known = new Map<string, Publication>();
  let publicKey: string | null = null;
  async function refresh(): Promise<void> {
    const codes = await db.selectFrom('publication').select('examination').execute();
    const there = new Set(codes.map(({ examination }) => examination));
    for (const code of known.keys()) if (!there.has(code)) known.delete(code);
    for (const { examination } of codes.filter((row) => !known.has(row.examination))) {
      const row = await db
        .selectFrom('publication')
        .selectAll()
        .where('examination', '=', examination)
        .executeTakeFirstOrThrow();
      const own = Object.entries(OwnResults.parse(JSON.parse(row.own_results)));
      known.set(examination, {
        answer: await publishedAnswer(row),
        results: readPublished(row.signed),
        page: pageOnce(pages, { code: examination, signed: row.signed, signature: row.signature }),
        ownResults: new Map(own),
        bySymbolNumber: new Map(own.map(([, result]) => [result.symbolNumber, result])),
      });
    }
    if (known.size > 0) publicKey ??= (await signingKeys(db)).publicKey;
  }
  /** One look at the database answers all simultaneous requests for a missing publication. */
  let looking: Promise<void> | null = null;
  const look = () => {
    // SQLite answers a query at once; waiting a turn lets requests of this turn join.
    looking ??= turnOver()
      .then(refresh)
      .catch(() => {})
      .finally(() => {
        looking = null;
      });
    return looking;
  };
  return {
    find: async (code) => {
      if (!known.has(code)) await look();
      return known.get(code);
    },
    publicKey: async () => {
      if (publicKey === null) await look();
      return publicKey;
    },
    refresh,
  };
}

async function publishedAnswer({
  signed,
  signature,
}: {
  readonly signed: string;
  readonly signature: string;
}): Promise<Answer> {
  const plain = Buffer.from(JSON.stringify({ signed, signature, algorithm: 'Ed25519' }));
  // Fast compression, because the first reader waits for it.
  const [br, gzip] = await Promise.all([compress(plain, 'br', 'fast'), compress(plain, 'gzip', 'fast')]);
  return answerOf('application/json; charset=utf-8', plain, { br, gzip });
}
