import type { PaperKey } from './key.ts';
import type { ItemFigures } from './statistics.ts';

/** What an examination's statistics say against an item: `option` is the one that is meant, where one is. */
export interface Doubt {
  readonly place: number;
  readonly kind: 'suspected-key' | 'nobody-right' | 'everybody-right' | 'dead-distractor';
  readonly option: string | null;
}

/** From so few candidates nothing follows. */
const enoughCandidates = 30;

/**
 * Items whose key is suspected, that nobody or everybody got right, and options that nobody chose (docs/rules/examination.md, section 3).
 * A cancelled place says nothing any more. `candidates` is how many sat.
 */
export function doubtfulItems(items: readonly ItemFigures[], key: PaperKey, candidates: number): Doubt[] {
  return items.flatMap((item) => {
    const { place, facility, options, suspected } = item;
    const { right, cancelled } = key[place] ?? { right: [] };
    if (cancelled !== undefined) return [];
    const doubts: Doubt[] = suspected ? [{ place, kind: 'suspected-key', option: betterThanKey(item, right) }] : [];
    if (candidates < enoughCandidates) return doubts;
    if (facility === 0) doubts.push({ place, kind: 'nobody-right', option: null });
    if (facility === 1) return [...doubts, { place, kind: 'everybody-right', option: null }];
    const dead = options.filter(({ option, all }) => all === 0 && !right.includes(option));
    return [...doubts, ...dead.map(({ option }): Doubt => ({ place, kind: 'dead-distractor', option }))];
  });
}

/** The wrong option that goes best with the rest of the paper, if it goes better with it than the key does. */
function betterThanKey({ options, discrimination }: ItemFigures, right: readonly string[]): string | null {
  let best: { option: string; correlation: number } | null = null;
  for (const { option, correlation } of options) {
    if (right.includes(option) || correlation === null || correlation <= (best?.correlation ?? discrimination ?? 0))
      continue;
    best = { option, correlation };
  }
  return best?.option ?? null;
}
