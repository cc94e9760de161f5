import type { PaperKey } from './key.ts';
import type { ItemFigures } from './statistics.ts';

/** What an examination's statistics say against an item. `option` is the option at fault, where there is one. */
export interface Doubt {
  readonly place: number;
  readonly kind: 'suspected-key' | 'nobody-right' | 'everybody-right' | 'dead-distractor';
  readonly option: string | null;
}

/** Fewer candidates than this prove nothing. */
const enoughCandidates = 30;

/**
 * Finds three kinds of items (docs/rules/examination.md, section 3). The key is suspected, all or no candidates were
 * right, or an option was never chosen. A cancelled place raises no doubt. `candidates` is how many sat.
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

/** The wrong option that correlates best with the rest of the paper, if it correlates better than the key. */
function betterThanKey({ options, discrimination }: ItemFigures, right: readonly string[]): string | null {
  let best: { option: string; correlation: number } | null = null;
  for (const { option, correlation } of options) {
    if (right.includes(option) || correlation === null || correlation <= (best?.correlation ?? discrimination ?? 0))
      continue;
    best = { option, correlation };
  }
  return best?.option ?? null;
}
