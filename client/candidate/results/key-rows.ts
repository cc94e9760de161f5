import { sectionStarts, type SittingItem } from '#exam/sitting/paper.ts';
import * as m from '#messages/hall-result.ts';
import { shownLetter } from '#client/candidate/frame/letters.ts';
import type { LoadedResult, OwnResult } from './load-own-result.ts';

type OwnPlace = OwnResult['places'][number];

/** An item of the paper beside its key, with the candidate's numbers and letters. */
export interface KeyRow extends OwnPlace {
  readonly number: number;
  readonly item: SittingItem;
  readonly options: readonly {
    readonly id: string;
    readonly letter: string;
    readonly text: string;
    readonly chosen: boolean;
    readonly right: boolean;
  }[];
}

export interface KeySection {
  readonly title: string;
  readonly rows: readonly KeyRow[];
}

/** The whole paper beside its key, in the candidate's own order. */
export function keySections({ result, text, order }: LoadedResult): readonly KeySection[] {
  const starts = sectionStarts(text);
  const items = text.sections.flatMap((section) => section.items);
  const rows = order.places.flatMap((place, index): KeyRow[] => {
    const own = result.places[place];
    const item = items[place];
    if (own === undefined || item === undefined) return [];
    const options = (order.options[place] ?? []).map((id, at) => ({
      id,
      letter: shownLetter(at),
      text: item.options.find((option) => option.id === id)?.text ?? '',
      chosen: own.chosen === id,
      right: own.right.includes(id),
    }));
    return [{ ...own, number: index + 1, item, options }];
  });
  return text.sections.map(({ title }, index) => ({
    title,
    rows: rows.filter(({ place }) => place >= (starts[index] ?? 0) && place < (starts[index + 1] ?? 0)),
  }));
}

/** The key of an item in one sentence: "B and C are right." */
export function keySentence(
  { right, cancelled }: Pick<OwnPlace, 'right' | 'cancelled'>,
  options: KeyRow['options'],
): string {
  if (cancelled === 'to-all') return m.cancelledToAll;
  if (cancelled === 'dropped') return m.cancelledDropped;
  const letters = options.filter(({ id }) => right.includes(id)).map(({ letter }) => letter);
  return letters.length === 1 ? m.isRight(letters[0] ?? '') : m.areRight(letters);
}
