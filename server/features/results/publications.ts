import { setImmediate as turnOver } from 'node:timers/promises';
import { OwnResults, type ResultRow } from '#contract/merit.ts';
import { readPublished, type PublishedResults } from '#contract/published-results.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { signingKeys } from '#server/features/examinations/publication/signing.ts';
import { answerOf, type Answer } from '#server/platform/http/answer.ts';
import { compress } from '#server/platform/http/compress.ts';
import type { Language } from '#text/language.ts';

/** One version of the lists: the publication itself, or the lists after a round of offers. */
export interface PublishedVersion {
  /** The signed results as they are sent, made and compressed once. */
  readonly answer: Answer;
  readonly results: PublishedResults;
  /** The page of its lists in a language, made at the first request; null if no pages were built. */
  readonly page: (language: Language) => Promise<Answer> | null;
}

/** The published results of an examination, as the server sends them. */
export interface Publication {
  /** The first version, by which every offer is made. */
  readonly published: PublishedVersion;
  /** All versions, the first first. */
  readonly versions: readonly PublishedVersion[];
  readonly newest: PublishedVersion;
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

function pageOnce(pages: ResultsPages | null, results: SignedResults): PublishedVersion['page'] {
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
 * Makes the store; fill it with `refresh`. A version never changes; a round of offers adds one. All go when the data of
 * the candidates is deleted.
 */
export function createPublications(db: Database, pages: ResultsPages | null): Publications {
  const known = new Map<string, Publication>();
  let publicKey: string | null = null;
  async function versionOf(results: SignedResults): Promise<PublishedVersion> {
    const { code, signed, signature } = results;
    return {
      answer: await publishedAnswer(results),
      results: readPublished(signed),
      page: pageOnce(pages, { code, signed, signature }),
    };
  }
  async function refresh(): Promise<void> {
    const there = await db
      .selectFrom('publication')
      .leftJoin('offer_round', 'offer_round.examination', 'publication.examination')
      .select(({ fn }) => ['publication.examination as code', fn.count<number>('offer_round.round').as('rounds')])
      .groupBy('publication.examination')
      .execute();
    const codes = new Set(there.map(({ code }) => code));
    for (const code of known.keys()) if (!codes.has(code)) known.delete(code);
    for (const { code, rounds } of there) {
      const before = known.get(code);
      if (before !== undefined && before.versions.length > rounds) continue;
      // One after the other, so that few lists are in memory at once.
      // oxlint-disable-next-line eslint/no-await-in-loop
      const publication = await read(code, before);
      if (publication) known.set(code, publication);
    }
    if (known.size > 0) publicKey ??= (await signingKeys(db)).publicKey;
  }
  /** The publication, with the versions that are not in memory yet. */
  async function read(code: string, before: Publication | undefined): Promise<Publication | undefined> {
    const row = await db.selectFrom('publication').selectAll().where('examination', '=', code).executeTakeFirst();
    if (!row) return undefined;
    const rounds = await db
      .selectFrom('offer_round')
      .select(['signed', 'signature'])
      .where('examination', '=', code)
      .where('round', '>=', before?.versions.length ?? 1)
      .orderBy('round')
      .execute();
    const published = before?.published ?? (await versionOf({ ...row, code }));
    const added = await Promise.all(rounds.map((round) => versionOf({ ...round, code })));
    const versions = [...(before?.versions ?? [published]), ...added];
    const own = Object.entries(OwnResults.parse(JSON.parse(row.own_results)));
    return {
      published,
      versions,
      newest: versions.at(-1) ?? published,
      ownResults: before?.ownResults ?? new Map(own),
      bySymbolNumber: before?.bySymbolNumber ?? new Map(own.map(([, result]) => [result.symbolNumber, result])),
    };
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

async function publishedAnswer({ signed, signature }: Omit<SignedResults, 'code'>): Promise<Answer> {
  const plain = Buffer.from(JSON.stringify({ signed, signature, algorithm: 'Ed25519' }));
  // Fast compression, because the first reader waits for it.
  const [br, gzip] = await Promise.all([compress(plain, 'br', 'fast'), compress(plain, 'gzip', 'fast')]);
  return answerOf('application/json; charset=utf-8', plain, { br, gzip });
}
