import type { Section } from '#contract/examination.ts';
import { isAlike, type Likeness } from '#content/check/likeness.ts';
import { shuffle, type RandomSource } from '#exam/random.ts';

/** An item that could be drawn. */
export interface Drawable extends Likeness {
  readonly id: string;
  readonly subject: string | null;
  readonly origin: 'built-in' | 'own';
}

/** The items of a paper, section by section, or the section that lacks items, with the number. */
export type DrawResult =
  | { readonly items: readonly string[] }
  | { readonly lacking: readonly { readonly title: string; readonly wanted: number; readonly there: number }[] };

/**
 * Draws a paper by its pattern, without drawing an item twice. The college's own items come first. Built-in items are
 * public practice, so they only fill up. Within both, near duplicates of drawn items come last; otherwise each item is
 * equally likely.
 */
export function drawPaper(sections: readonly Section[], bank: readonly Drawable[], random: RandomSource): DrawResult {
  const drawn = new Set<string>();
  const met = new Map<string, Likeness[]>();
  /** Whether a like item was met before; from now on this one was. */
  const isMet = (item: Drawable) => {
    const before = met.get(item.frame) ?? [];
    met.set(item.frame, [...before, item]);
    return before.some((other) => isAlike(other, item));
  };
  const lacking: { title: string; wanted: number; there: number }[] = [];
  for (const { title, subject, count } of sections) {
    const free = bank.filter((item) => item.subject === subject && !drawn.has(item.id));
    const taken: Drawable[] = [];
    for (const origin of ['own', 'built-in'] as const) {
      const waiting: Drawable[] = [];
      const shuffled = shuffle(
        free.filter((item) => item.origin === origin),
        random,
      );
      for (const item of shuffled) {
        if (taken.length === count) break;
        (isMet(item) ? waiting : taken).push(item);
      }
      taken.push(...waiting.slice(0, count - taken.length));
    }
    if (taken.length < count) lacking.push({ title, wanted: count, there: taken.length });
    // The order must not tell where an item comes from.
    for (const { id } of shuffle(taken, random)) drawn.add(id);
  }
  return lacking.length > 0 ? { lacking } : { items: [...drawn] };
}
