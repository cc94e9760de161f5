import { optionIds } from '#exam/question.ts';
import type { ItemContent } from '#contract/items.ts';

type Option = ItemContent['options'][number];
/** An option as it is written: with its id, or to be given one. */
export interface WrittenOption {
  readonly id?: Option['id'] | undefined;
  readonly text: string;
}

/**
 * Gives each option that has none an id: the one that the same text had in the version `before`, else the first that is
 * free, and before all others one that no option of that version had. At most six options (docs/rules/examination.md, section 12).
 */
export function giveOptionIds(written: readonly WrittenOption[], before: readonly Option[] = []): Option[] {
  const taken = new Set(written.flatMap(({ id }) => id ?? []));
  const take = (id: Option['id']) => {
    taken.add(id);
    return id;
  };
  // All texts that were there before first: a new one must not take the id of one further down.
  const kept = written.map(({ id, text }) => {
    if (id !== undefined) return { id, text };
    const same = before.find((option) => option.text === text && !taken.has(option.id));
    return { id: same && take(same.id), text };
  });
  const used = new Set(before.map(({ id }) => id));
  return kept.map(({ id, text }) => {
    if (id !== undefined) return { id, text };
    const free = optionIds.filter((one) => !taken.has(one));
    const next = free.find((one) => !used.has(one)) ?? free[0];
    if (next === undefined) throw new RangeError('An item has at most six options.');
    return { id: take(next), text };
  });
}
