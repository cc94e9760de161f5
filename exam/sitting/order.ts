import { shuffle } from '../random.ts';
import { hashRandom } from './hash-random.ts';
import { sectionStarts, type ExamPaper } from './paper.ts';

/** The order in which one candidate sees a paper. */
export interface Order {
  /** The place in the paper of the first, second … item that the candidate sees. */
  readonly places: readonly number[];
  /** By place: the ids of its options in their order on screen. */
  readonly options: readonly (readonly string[])[];
}

/**
 * The candidate's own order, from a seed that was fixed when the paper was sealed. It is the same on every device, for
 * ever. Items stay within their section.
 */
export function orderOf(
  paper: ExamPaper,
  seed: string,
  { shuffleItems, shuffleOptions }: { readonly shuffleItems: boolean; readonly shuffleOptions: boolean },
): Order {
  const starts = sectionStarts(paper);
  const places = paper.sections.flatMap(({ items }, section) => {
    const inOrder = items.map((_, index) => (starts[section] ?? 0) + index);
    return shuffleItems ? shuffle(inOrder, hashRandom(`${seed}/section/${section}`)) : inOrder;
  });
  const options = paper.sections
    .flatMap(({ items }) => items)
    .map((item, place) => {
      const ids = item.options.map(({ id }) => id);
      return shuffleOptions ? shuffle(ids, hashRandom(`${seed}/place/${place}`)) : ids;
    });
  return { places, options };
}
