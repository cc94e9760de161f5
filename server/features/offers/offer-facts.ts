import { z } from 'zod';
import { LocalizedText } from '#contract/examination.ts';
import type { PublishedResults, PublishedSeat } from '#contract/published-results.ts';
import { toHundredths } from '#exam/marking/hundredths.ts';
import { openList } from '#exam/marking/merit.ts';
import type { OfferAnswer, OfferedLists, OfferRules } from '#exam/marking/offers.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { bySchema, readStored } from '#server/platform/database/stored-json.ts';

const Decisions = z.array(
  z.object({ list: z.string(), among: z.array(z.string()), admitted: z.array(z.string()), reason: z.string() }),
);

/** How an examination offers its seats, with its rounds so far and all answers. */
export interface OfferFacts {
  readonly rules: OfferRules;
  /** How long candidates have to answer a round that begins by itself. */
  readonly roundHours: number;
  readonly note: LocalizedText | null;
  readonly answers: readonly OfferAnswer[];
}

/** How an examination offers its seats; null before its first round. `emptyToOpen` comes from the published lists. */
export async function readOfferFacts(
  db: Database,
  code: string,
  { seats }: PublishedResults,
): Promise<OfferFacts | null> {
  const rule = await db.selectFrom('offer_rule').selectAll().where('examination', '=', code).executeTakeFirst();
  if (!rule) return null;
  const rounds = await db
    .selectFrom('offer_round')
    .select(['begun_at', 'answer_until', 'decided'])
    .where('examination', '=', code)
    .orderBy('round')
    .execute();
  const answers = await db.selectFrom('offer_answer').selectAll().where('examination', '=', code).execute();
  return {
    rules: {
      rounds: rounds.map(({ begun_at, answer_until, decided }) => ({
        atMs: begun_at,
        untilMs: answer_until,
        decided: readStored('decisions about ties', decided, bySchema(Decisions)),
      })),
      movesToOpen: rule.moves_to_open !== 0,
      emptyToOpen: seats.emptyToOpen,
    },
    roundHours: rule.round_hours,
    note: readStored('a note to offers', rule.note, bySchema(LocalizedText.nullable())),
    answers: answers.map(({ symbol_number, list, answer, answered_at }) => {
      return { symbolNumber: symbol_number, list, answer, atMs: answered_at };
    }),
  };
}

/** The lists as they were published, as offers need them. */
export function offeredLists({ open, groups, waiting, ranking }: PublishedResults): OfferedLists {
  const numbers = (rows: readonly PublishedSeat[]) => rows.map(({ symbolNumber }) => symbolNumber);
  return {
    open: { name: openList, seats: open.length, symbolNumbers: numbers(open) },
    groups: groups.map(({ name, seats, candidates }) => ({ name, seats, symbolNumbers: numbers(candidates) })),
    waiting: {
      open: numbers(waiting.open),
      groups: waiting.groups.map(({ candidates }) => numbers(candidates)),
    },
    ranking: ranking.flatMap(({ symbolNumber, rank, total, withheld }) =>
      rank === null || total === null ? [] : [{ symbolNumber, rank, withheld, marks: toHundredths(total) }],
    ),
  };
}
