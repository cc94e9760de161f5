import { versionContent } from '#server/features/bank/content-row.ts';
import { groupsOfLike } from '#content/check/likeness.ts';
import { mathOf } from '#content/math/math.ts';
import type { Question } from '#exam/question.ts';
import type { AnswerOf } from '#contract/calls.ts';
import type { ItemContent } from '#contract/items.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { likenessOfItem } from '#server/features/bank/content-row.ts';
import { paperVersion, readersOf } from './paper-readings.ts';
import { lopsided, onPaper, optionIdsOf } from './option-ids.ts';
import type { StoredExamination } from '#server/features/examinations/examination/examination-rows.ts';

/** An item in the form that the search for formulas in questions takes. */
export function asQuestion({ stem, options }: Pick<ItemContent, 'stem' | 'options'>): Question {
  return { id: 0, category: '', question: stem, options: options.map(({ text }) => text), answer: '' };
}

interface PlacedItem {
  readonly place: number;
  readonly id: string;
  readonly version: number;
  readonly builtIn: boolean;
  readonly isReviewed: boolean;
  /** The share of candidates who had it right when it was last sat, from 0 to 1. */
  readonly facility: number | null;
  readonly content: ItemContent;
}

/** The items of a paper: as frozen, or in a draft as they are now. */
export async function placedItems(db: Database, code: string): Promise<PlacedItem[]> {
  const rows = await db
    .selectFrom('paper_item')
    .innerJoin('item', 'item.id', 'paper_item.item_id')
    .innerJoin('item_version', (join) =>
      join
        .onRef('item_version.item_id', '=', 'item.id')
        .on((on) => on('item_version.version', '=', on.fn.coalesce('paper_item.version', 'item.version'))),
    )
    .leftJoin('item_facility', 'item_facility.item_id', 'item.id')
    .where('paper_item.examination', '=', code)
    .select([
      'paper_item.place',
      'item.id',
      'item.origin',
      'item.status',
      'item_version.version',
      'content',
      'facility',
    ])
    .orderBy('paper_item.place')
    .execute();
  return rows.map(({ place, id, origin, status, version, content, facility }) => {
    const builtIn = origin === 'built-in';
    const isReviewed = status === 'reviewed';
    return { place, id, version, builtIn, isReviewed, facility, content: versionContent(content) };
  });
}

/** The items of the last examinations, as many as the rules name; a paper should not use them again. */
export async function usedBefore(db: Database, { code, startsAt, rules }: StoredExamination): Promise<string[]> {
  if (rules.notInLast === 0) return [];
  const rows = await db
    .selectFrom('paper_item')
    .select('item_id')
    .distinct()
    .where('examination', 'in', (row) =>
      row
        .selectFrom('examination')
        .select('code')
        .where('code', '!=', code)
        .where('trial_of', 'is', null)
        .where('starts_at', '<=', startsAt)
        .orderBy('starts_at', 'desc')
        .limit(rules.notInLast),
    )
    .execute();
  return rows.map(({ item_id }) => item_id);
}

/** The places of items that have a near duplicate in the paper. */
function alikeOnes(items: readonly PlacedItem[]): number[] {
  const frames = Map.groupBy(
    items.map(({ place, content }) => ({ place, ...likenessOfItem(content) })),
    ({ frame }) => frame,
  );
  return [...frames.values()]
    .flatMap((entries) => groupsOfLike(entries))
    .flatMap((group) => group.map(({ place }) => place))
    .sort((a, b) => a - b);
}

/** A paper with its key, by its sections; items beyond the sections are left out. */
export async function staffPaper(
  db: Database,
  examination: StoredExamination,
): Promise<AnswerOf<'GET /staff/examinations/:code/paper'>> {
  const { code, rules } = examination;
  const items = await placedItems(db, code);
  const ids = await optionIdsOf(db, code);
  const used = new Set(await usedBefore(db, examination));
  let from = 0;
  const sections = rules.sections.map(({ title, subject, count }) => {
    const own = items.slice(from, (from += count));
    return {
      title,
      subject,
      count,
      items: own.map(({ place, id, version, builtIn, facility, content }) => ({
        place,
        id,
        version,
        builtIn,
        language: content.language,
        topic: content.topic,
        figure: content.figure && { id: content.figure.id, alt: content.figure.alt },
        difficulty: content.difficulty,
        facility,
        stem: content.stem,
        ...onPaper(content, ids[place], rules.shuffleOptions),
      })),
    };
  });
  return {
    sections,
    version: paperVersion(items),
    items: items.length,
    builtIn: items.filter(({ builtIn }) => builtIn).length,
    complete: items.length === from,
    alike: alikeOnes(items),
    notReviewed: items.filter(({ isReviewed }) => !isReviewed).map(({ place }) => place),
    usedBefore: items.filter(({ id }) => used.has(id)).map(({ place }) => place),
    rightFirst: lopsided(items.map(({ content }) => content)),
    drawn: await drawnFrom(db, code),
    readBy: await readersOf(db, code, items),
    unexplained: items.filter(({ content }) => content.explanation.trim() === '').map(({ place }) => place),
    math: mathOf(items.map(({ content }) => asQuestion(content))),
  };
}

async function drawnFrom(
  db: Database,
  code: string,
): Promise<AnswerOf<'GET /staff/examinations/:code/paper'>['drawn']> {
  const { drawn_at, drawn_from } = await db
    .selectFrom('examination')
    .select(['drawn_at', 'drawn_from'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return drawn_at === null || drawn_from === null ? null : { at: new Date(drawn_at).toISOString(), from: drawn_from };
}
