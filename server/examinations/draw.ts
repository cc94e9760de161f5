import type { Section } from '#contract/examination.ts';
import { shuffle, type Random } from '#exam/random.ts';

/** An item that could be drawn. */
export interface Drawable {
  readonly id: string;
  readonly subject: string | null;
  readonly origin: 'built-in' | 'own';
  /** A hash that near duplicates share. */
  readonly wording: string;
}

/** The items of a paper, section by section, or which section lacks how many. */
export type Drawn =
  | { readonly items: readonly string[] }
  | { readonly lacking: readonly { readonly title: string; readonly wanted: number; readonly there: number }[] };

/**
 * Draws a paper by its pattern, no item and no near duplicate of one twice. The college's own items come first: built-in ones are public practice, and
 * fill up where there are not enough. Within both each item is as likely as any other.
 */
export function drawPaper(sections: readonly Section[], bank: readonly Drawable[], random: Random): Drawn {
  const drawn = new Set<string>();
  const said = new Set<string>();
  const lacking: { title: string; wanted: number; there: number }[] = [];
  for (const { title, subject, count } of sections) {
    const free = bank.filter((item) => item.subject === subject);
    const own = shuffle(
      free.filter(({ origin }) => origin === 'own'),
      random,
    );
    const builtIn = shuffle(
      free.filter(({ origin }) => origin === 'built-in'),
      random,
    );
    const taken: Drawable[] = [];
    for (const item of [...own, ...builtIn]) {
      if (taken.length === count) break;
      if (said.has(item.wording)) continue;
      said.add(item.wording);
      taken.push(item);
    }
    if (taken.length < count) lacking.push({ title, wanted: count, there: taken.length });
    // In no order that tells where an item comes from.
    for (const { id } of shuffle(taken, random)) drawn.add(id);
  }
  return lacking.length > 0 ? { lacking } : { items: [...drawn] };
}
