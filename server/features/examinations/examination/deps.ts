import type { MailQueue } from '#server/platform/mail/queue.ts';
import type { KeyedHash } from '#server/platform/security/keyed-hash.ts';
import type { Limiter } from '#server/platform/security/limiter.ts';
import type { RandomSource as Chance } from '#exam/random.ts';
import type { RandomBytes } from '#server/platform/security/token.ts';
import type { FigureStore } from '#server/features/bank/figures.ts';
import type { ReadTable } from '#server/features/bank/interchange/table-reader.ts';
import type { ReadSubmissions } from './submissions.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { Language } from '#text/language.ts';

/** Makes the pages of a publication that need no server (server/platform/pages/published-pages.ts). */
export interface ListsPages {
  readonly apart: (
    results: { readonly code: string; readonly signed: string; readonly signature: string },
    files: {
      readonly signed: string;
      readonly publicKey: string;
      readonly pages: Readonly<Record<Language, string>>;
    },
    language: Language,
  ) => string;
}

/** What the calls about examinations need. */
export interface ExaminationDeps {
  readonly db: Database;
  /** ms since 1970. */
  readonly now: () => number;
  readonly random: RandomBytes;
  /** Unpredictable chance, which orders the option ids of a sealed paper. */
  readonly chance: Chance;
  /** Hashes with a secret of this installation; PINs and room passes are stored so. */
  readonly hash: KeyedHash;
  readonly limiter: Limiter;
  readonly figures: FigureStore;
  /** The time zone in which examinations are shown, by its IANA name. */
  readonly timeZone: string;
  /** Null if no pages were built. */
  readonly publishedPages: ListsPages | null;
  /** Reads submissions; each log is replayed once. */
  readonly readSubmissions: ReadSubmissions;
  /** Reads a spreadsheet file. */
  readonly readTable: ReadTable;
  readonly mail: MailQueue;
}
