import type { PaperKey } from './key.ts';
import type { ItemStatistics } from './statistics.ts';

/** What an examination's statistics say against the item at a place: a code, and the values that its sentence names. */
export type Doubt = { readonly place: number } & (
  | {
      readonly code: 'suspected-key';
      /** `better` is the option that is meant instead, where one is. */
      readonly values: { readonly right: readonly string[]; readonly better: string | null };
    }
  | { readonly code: 'nobody-right' | 'everybody-right'; readonly values: { readonly candidates: number } }
  | { readonly code: 'dead-distractor'; readonly values: { readonly candidates: number; readonly option: string } }
);

/** Fewer candidates than this prove nothing. */
const enoughCandidates = 30;

/**
 * Finds three kinds of items (docs/rules/examination.md, section 3). The key is suspected, all or no candidates were
 * right, or an option was never chosen. A cancelled place raises no doubt. `candidates` is how many sat.
 */
export function doubtfulItems(items: readonly ItemStatistics[], key: PaperKey, candidates: number): Doubt[] {
  return items.flatMap((item) => {
    const { place, facility, options, suspected } = item;
    const { right, cancelled } = key[place] ?? { right: [] };
    if (cancelled !== undefined) return [];
    const better = betterThanKey(item, right);
    const doubts: Doubt[] = suspected ? [{ place, code: 'suspected-key', values: { right, better } }] : [];
    if (candidates < enoughCandidates) return doubts;
    if (facility === 0) doubts.push({ place, code: 'nobody-right', values: { candidates } });
    if (facility === 1) return [...doubts, { place, code: 'everybody-right', values: { candidates } }];
    const dead = options.filter(({ option, all }) => all === 0 && !right.includes(option));
    return [
      ...doubts,
      ...dead.map(({ option }): Doubt => ({ place, code: 'dead-distractor', values: { candidates, option } })),
    ];
  });
}

/** The wrong option that correlates best with the rest of the paper, if it correlates better than the key. */
function betterThanKey({ options, discrimination }: ItemStatistics, right: readonly string[]): string | null {
  let best: { option: string; correlation: number } | null = null;
  for (const { option, correlation } of options) {
    if (right.includes(option) || correlation === null || correlation <= (best?.correlation ?? discrimination ?? 0))
      continue;
    best = { option, correlation };
  }
  return best?.option ?? null;
}
