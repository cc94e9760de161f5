import { setImmediate as turnOver } from 'node:timers/promises';
import type { ResultRow } from '#contract/merit.ts';
import { readPublished, type PublishedResults } from '#contract/published-results.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { signingKeys } from '#server/features/examinations/publication/signing.ts';
import { answerOf, type Answer } from '#server/platform/http/answer.ts';
import { compress } from '#server/platform/http/compress.ts';
import type { Language } from '#text/language.ts';

/** What was published of an examination, as it is served. */
export interface Publication {
  /** The signed results as they are sent, made and compressed once. */
  readonly answer: Answer;
  readonly results: PublishedResults;
  /** The page of its lists in a language, made when it is asked for the first time; null where no pages were built. */
  readonly page: (language: Language) => Promise<Answer> | null;
  /** Each candidate's own result, by the stored hash of the PIN. */
  readonly ownResults: ReadonlyMap<string, ResultRow>;
  readonly bySymbolNumber: ReadonlyMap<string, ResultRow>;
}

/** What was published of an examination, as its signature covers it. */
interface SignedResults {
  readonly code: string;
  readonly signed: string;
  readonly signature: string;
}

/** What makes the page of published lists (server/platform/pages/published-pages.ts). */
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
    // One that failed is made anew for the next reader.
    page.catch(() => made.delete(language));
    return page;
  };
}

/** Everything published, in memory: it is served while the database is away too. */
export interface Publications {
  /** Looks into the database for one that is not in memory yet; undefined where there is none, or the database is away. */
  readonly find: (code: string) => Promise<Publication | undefined>;
  /** SPKI PEM; null before anything was published. */
  readonly publicKey: () => Promise<string | null>;
  /** Looks for what was published since. */
  readonly refresh: () => Promise<void>;
}

/** Makes the memory; fill it with `refresh`. What was published never changes; it goes when the data of its candidates is deleted. */
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
      const own = Object.entries(JSON.parse(row.own_results) as Record<string, ResultRow>);
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
  /** However many ask for what is not there, one look at the database answers them. */
  let looking: Promise<void> | null = null;
  const look = () => {
    // On SQLite a query is answered at once: those that arrive in this turn come along.
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
  // Fast, since whoever asks first waits for it.
  const [br, gzip] = await Promise.all([compress(plain, 'br', 'fast'), compress(plain, 'gzip', 'fast')]);
  return answerOf('application/json; charset=utf-8', plain, { br, gzip });
}
