import { letterOf } from '#exam/question.ts';
import type { Evidence } from '#contract/doctor.ts';
import { doubtfulItems, type Doubt } from '#exam/marking/doubtful-items.ts';
import { groupSize, statistics, type ItemStatistics } from '#exam/marking/statistics.ts';
import { itemsOf } from '#exam/sitting/paper.ts';
import { optionIdsOf } from '#server/features/examinations/paper/option-ids.ts';
import { placedItems } from '#server/features/examinations/paper/placed-items.ts';
import type { ReadResults } from './read-results.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { doubts } from '#text/en/bank.ts';
import { messageOf, type Message } from '#text/message.ts';

/**
 * Tells the bank how hard an examination's items were and what its statistics say against them. Call it once the keys
 * are final. What is stored names no examination: people who look after the bank need not know where an item was used.
 * `now` is in ms.
 */
export async function noteDoubts(
  trx: Database,
  code: string,
  { submissions, newest, results }: ReadResults,
  now: number,
): Promise<void> {
  const rows = submissions.candidates.flatMap(({ symbol_number, choices }) => {
    const marks = results.marked.get(symbol_number)?.marks;
    return choices === null || marks === undefined ? [] : [{ symbolNumber: symbol_number, marks, choices }];
  });
  if (rows.length === 0) return;
  const options = itemsOf(submissions.paper).map((item) => item.options.map(({ id }) => id));
  const { items } = statistics(rows, newest.key, options);
  const ids = await optionIdsOf(trx, code);
  /** The bank's id of an option of the paper. */
  const bankId = (place: number, option: string) => ids[place]?.[option] ?? option;
  const placed = new Map((await placedItems(trx, code)).map((item) => [item.place, item]));
  const facilities = items.flatMap(({ place, facility }) => {
    const item = placed.get(place);
    return item === undefined ? [] : [{ item_id: item.id, facility, found_at: now }];
  });
  await trx
    .insertInto('item_facility')
    .values(facilities)
    .onConflict((conflict) =>
      conflict.column('item_id').doUpdateSet((row) => ({ facility: row.ref('excluded.facility'), found_at: now })),
    )
    .execute();
  for (const doubt of doubtfulItems(items, newest.key, rows.length)) {
    const item = placed.get(doubt.place);
    if (item === undefined) continue;
    const letterOfId = (option: string | null) =>
      option === null ? '' : letterOf(item.content.options.findIndex(({ id }) => id === bankId(doubt.place, option)));
    const letter = letterOfId(optionOf(doubt));
    const sentence = JSON.stringify(messageFor(doubt, letterOfId));
    const right = newest.key[doubt.place]?.right ?? [];
    const found = evidenceOf(items[doubt.place], right, rows.length);
    const renamed = found?.options.map((each) => ({ ...each, id: bankId(doubt.place, each.id) }));
    const evidence = JSON.stringify(found && { ...found, options: renamed?.sort(byId) });
    await trx
      .insertInto('statistic_finding')
      .values({ item_id: item.id, version: item.version, kind: doubt.code, letter, sentence, evidence, found_at: now })
      .onConflict((conflict) =>
        conflict.columns(['item_id', 'version', 'kind', 'letter']).doUpdateSet({ sentence, evidence, found_at: now }),
      )
      .execute();
  }
}

const byId = (one: { readonly id: string }, other: { readonly id: string }) => one.id.localeCompare(other.id);

function evidenceOf(
  figures: ItemStatistics | undefined,
  right: readonly string[],
  candidates: number,
): Evidence | null {
  if (figures === undefined) return null;
  const options = figures.options.map(({ option, ...counts }) => ({
    id: option,
    right: right.includes(option),
    ...counts,
  }));
  return { candidates, group: groupSize(candidates), options, unanswered: figures.unanswered };
}

/** What is said of a doubt, in the letters that the bank's options have. */
function messageFor(doubt: Doubt, letterOfId: (option: string | null) => string): Message<typeof doubts> {
  const { code, values } = doubt;
  if (code === 'suspected-key')
    return messageOf(code, values.right.map(letterOfId).join(', '), letterOfId(values.better));
  if (code === 'dead-distractor') return messageOf(code, values.candidates, letterOfId(values.option));
  return messageOf(code, values.candidates);
}

/** The option that a doubt is about, where it is about one. */
function optionOf({ code, values }: Doubt): string | null {
  if (code === 'suspected-key') return values.better;
  return code === 'dead-distractor' ? values.option : null;
}
