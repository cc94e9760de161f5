import { optionIds } from '#exam/question.ts';
import type { ItemContent } from '#contract/items.ts';

type Option = ItemContent['options'][number];
/** An option as a person wrote it; a new one has no id yet. */
export interface WrittenOption {
  readonly id?: Option['id'] | undefined;
  readonly text: string;
}

/**
 * Gives an id to each option that has none. A text that was in the version `before` gets the id that it had. Another
 * text gets the first free id, preferably one that no option of that version had. At most six options
 * (docs/rules/examination.md, section 12).
 */
export function giveOptionIds(written: readonly WrittenOption[], before: readonly Option[] = []): Option[] {
  const taken = new Set(written.flatMap(({ id }) => id ?? []));
  const take = (id: Option['id']) => {
    taken.add(id);
    return id;
  };
  // Texts that existed before come first, so that a new option does not take the id of one after it.
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
