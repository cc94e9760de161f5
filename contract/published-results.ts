import { isPlainTieBreak, sectionOf, type PlainTieBreak, type TieBreak } from '#exam/marking/criteria.ts';
import { isRecord, objectOf, text, wholeNumber } from '#exam/parse.ts';
import type { CollegeIdentity } from '#contract/college.ts';
import type { Examination } from '#contract/examination.ts';
import type { RankedRow, SeatHolder } from '#contract/merit.ts';
import type { z } from 'zod';

type ExaminationFacts = Pick<z.infer<typeof Examination>, 'code' | 'title' | 'passMark' | 'tieBreaks' | 'seats'>;

/** The id of the element of a published page that holds its signed results, for the program. */
export const publishedDataId = 'published';

/** The name is present only where the examination says so. */
type WithOptionalName<Row> = Omit<Row, 'name'> & { readonly name?: string };
export type PublishedSeat = WithOptionalName<SeatHolder>;
export type PublishedRow = WithOptionalName<RankedRow>;

/** The college on its lists. */
export type PublishedCollege = Pick<CollegeIdentity, 'name' | 'address' | 'signatory' | 'signsAs'>;

/** What a college signs when it publishes results (docs/rules/examination.md, section 8). */
export interface PublishedResults extends ExaminationFacts {
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly keyVersion: number;
  /** Absent in the first version of the lists, which is the publication. Each round of offers makes the next one. */
  readonly version?: number;
  /** The round of offers that made this version; times in ISO 8601. */
  readonly offers?: { readonly round: number; readonly offeredAt: string; readonly answerUntil: string };
  /** The college as it was named then; absent in older lists, and where no name was set. */
  readonly college?: PublishedCollege;
  /** How many candidates have a rank. */
  readonly sat: number;
  readonly open: readonly PublishedSeat[];
  readonly groups: readonly {
    readonly name: string;
    readonly seats: number;
    readonly candidates: readonly PublishedSeat[];
  }[];
  readonly waiting: {
    readonly open: readonly PublishedSeat[];
    readonly groups: readonly { readonly name: string; readonly candidates: readonly PublishedSeat[] }[];
  };
  readonly ranking: readonly PublishedRow[];
}

/** The signed file: a published page contains it, and a call answers with it. */
const signedFile = objectOf({ signed: text, signature: text });

/** Reads the file of signed results. Throws an Error if it is damaged. */
export function readSignedFile(json: string): { readonly signed: string; readonly signature: string } {
  return signedFileOf(JSON.parse(json));
}

/** The same, of its parsed JSON. */
export function signedFileOf(value: unknown): { readonly signed: string; readonly signature: string } {
  const file = signedFile(value);
  if (file === undefined) throw new Error('The published results are damaged.');
  return file;
}

/**
 * Reads signed results, also of an earlier version, if all parts of the lists are there. Throws an Error if it is
 * damaged.
 */
export function readPublished(signed: string): PublishedResults {
  const value: unknown = JSON.parse(signed);
  if (!isPublished(value)) throw new Error('The published results are damaged.');
  return value;
}

function isPublished(value: unknown): value is PublishedResults {
  if (!isRecord(value)) return false;
  const { title, seats, tieBreaks, open, groups, waiting, ranking, college, version, offers } = value;
  return (
    isRecord(title) &&
    (college === undefined || isCollege(college)) &&
    (version === undefined || typeof version === 'number') &&
    (offers === undefined || offersOf(offers) !== undefined) &&
    isRecord(seats) &&
    Array.isArray(tieBreaks) &&
    areCandidates(open) &&
    areLists(groups) &&
    isRecord(waiting) &&
    areCandidates(waiting['open']) &&
    areLists(waiting['groups']) &&
    areCandidates(ranking)
  );
}

const offersOf = objectOf({ round: wholeNumber, offeredAt: text, answerUntil: text });

/** The parts of the college that lists show, in both languages. */
const collegeParts = ['name', 'address', 'signatory', 'signsAs'] as const;

function isCollege(value: unknown): value is PublishedCollege {
  const isText = (part: unknown) => isRecord(part) && typeof part['en'] === 'string' && typeof part['ne'] === 'string';
  return isRecord(value) && collegeParts.every((part) => isText(value[part]));
}

function areLists(value: unknown): boolean {
  return Array.isArray(value) && value.every((list) => isRecord(list) && areCandidates(list['candidates']));
}

function areCandidates(value: unknown): boolean {
  return Array.isArray(value) && value.every((row) => isRecord(row) && typeof row['symbolNumber'] === 'string');
}

/** The words on published lists, in one language. */
export interface ListWords {
  readonly openList: string;
  readonly openNote: string;
  readonly groupNote: string;
  readonly waitingOf: (list: string) => string;
  readonly waitingNote: string;
}

/** One list of the published page. */
export interface ShownList {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly kind: 'seats' | 'waiting';
  readonly seats: number;
  /** How many of the reserved seats stayed empty and went to the open list. */
  readonly empty: number;
  readonly candidates: readonly PublishedSeat[];
}

/** Every list in the order of the page: open, reserved, then the waiting lists that have candidates. */
export function shownLists(
  { open, groups, waiting, seats, offers }: PublishedResults,
  t: ListWords,
): readonly ShownList[] {
  const reserved = groups.map((group) => ({
    title: group.name,
    note: t.groupNote,
    ...group,
    empty: seats.emptyToOpen && offers === undefined ? group.seats - group.candidates.length : 0,
  }));
  const lengthened = seats.open + reserved.reduce((sum, { empty }) => sum + empty, 0);
  const seated = [{ title: t.openList, note: t.openNote, seats: lengthened, empty: 0, candidates: open }, ...reserved];
  const waits = [
    { title: t.waitingOf(t.openList), candidates: waiting.open },
    ...waiting.groups.map(({ name, candidates }) => ({ title: t.waitingOf(name), candidates })),
  ];
  return [
    ...seated.map((list, index) => ({ ...list, id: `list-${index}`, kind: 'seats' as const })),
    ...waits
      .map((list, index) => ({
        ...list,
        id: `waiting-${index}`,
        kind: 'waiting' as const,
        note: t.waitingNote,
        seats: list.candidates.length,
        empty: 0,
      }))
      .filter(({ candidates }) => candidates.length > 0),
  ];
}

/** The words that explain the order of candidates with equal totals. */
export interface TieWords {
  readonly beforeBy: (symbolNumber: string, by: string) => string;
  readonly equalToLast: string;
  readonly admitted: string;
  readonly reasons: Readonly<Record<PlainTieBreak, string>>;
}

/**
 * By symbol number: which criterion decided among equal totals, or that all were equal. Empty where the total decides.
 */
export function tieReasons(
  { ranking, open, groups }: Pick<PublishedResults, 'ranking' | 'open' | 'groups'>,
  t: TieWords,
): ReadonlyMap<string, string> {
  const nameOf = (by: TieBreak) => (isPlainTieBreak(by) ? t.reasons[by] : (sectionOf(by) ?? by));
  const decided = new Set(
    [open, ...groups.map(({ candidates }) => candidates)]
      .flat()
      .flatMap(({ symbolNumber, byDecision }) => (byDecision ? [symbolNumber] : [])),
  );
  return new Map(
    ranking.flatMap(({ symbolNumber, rank, before }, index): [string, string][] => {
      const shared = [ranking[index - 1], ranking[index + 1]].some((each) => each?.rank === rank);
      const reasons = [
        ...(shared ? [t.equalToLast] : []),
        ...(decided.has(symbolNumber) ? [t.admitted] : []),
        ...(before ? [t.beforeBy(before.symbolNumber, nameOf(before.by))] : []),
      ];
      return reasons.length > 0 ? [[symbolNumber, reasons.join(', ')]] : [];
    }),
  );
}
