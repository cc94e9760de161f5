import type { PaperKey, PlaceKey } from './key.ts';

/** How the items of a section are marked, in hundredths. A section's items are consecutive in the paper. */
export interface MarkedSection {
  readonly title: string;
  readonly count: number;
  readonly marks: number;
  readonly penalty: number;
}

/** The option chosen at each place of the paper; null for no choice. */
export type Choices = readonly (string | null)[];

export type Outcome = 'right' | 'wrong' | 'unanswered';

/** The marks of one place, in hundredths. `outcome` is null where the item was dropped. */
export interface PlaceMark {
  readonly outcome: Outcome | null;
  readonly marks: number;
}

/** The marks reached, the marks possible (both in hundredths), and how many places had each outcome. */
export interface Score {
  readonly marks: number;
  readonly full: number;
  readonly right: number;
  readonly wrong: number;
  readonly unanswered: number;
}

export interface MarkedPaper extends Score {
  readonly sections: readonly (Score & { readonly title: string })[];
  readonly places: readonly PlaceMark[];
}

/**
 * Marks one candidate who sat (docs/rules/examination.md, section 7): right × marks − wrong × penalty, unanswered 0. A
 * total below 0 stays below 0. An item cancelled `to-all` counts as right for every candidate. A `dropped` item counts
 * for no candidate and in no total. Throws a RangeError when sections, key and choices differ in length.
 */
export function mark(sections: readonly MarkedSection[], key: PaperKey, choices: Choices): MarkedPaper {
  const length = sections.reduce((items, { count }) => items + count, 0);
  if (key.length !== length || choices.length !== length)
    throw new RangeError(`A paper of ${length} has a key of ${key.length} and ${choices.length} choices.`);
  const places: PlaceMark[] = [];
  const marked = sections.map((section) => {
    const from = places.length;
    for (let place = from; place < from + section.count; place += 1)
      places.push(markPlace(section, key[place] as PlaceKey, choices[place] ?? null));
    return { title: section.title, ...scoreOf(places.slice(from), section.marks) };
  });
  return { ...sum(marked), sections: marked, places };
}

function markPlace({ marks, penalty }: MarkedSection, key: PlaceKey, chosen: string | null): PlaceMark {
  const outcome = outcomeOf(key, chosen);
  if (outcome === 'right') return { outcome, marks };
  return { outcome, marks: outcome === 'wrong' ? 0 - penalty : 0 };
}

/** The outcome of a choice by a key; null for an item that was dropped. */
export function outcomeOf({ right, cancelled }: PlaceKey, chosen: string | null): Outcome | null {
  if (cancelled === 'dropped') return null;
  if (cancelled === 'to-all') return 'right';
  if (chosen === null) return 'unanswered';
  return right.includes(chosen) ? 'right' : 'wrong';
}

function scoreOf(places: readonly PlaceMark[], marksEach: number): Score {
  const of = (outcome: Outcome) => places.filter((place) => place.outcome === outcome).length;
  return {
    marks: places.reduce((total, place) => total + place.marks, 0),
    full: places.filter(({ outcome }) => outcome !== null).length * marksEach,
    right: of('right'),
    wrong: of('wrong'),
    unanswered: of('unanswered'),
  };
}

function sum(scores: readonly Score[]): Score {
  const of = (name: keyof Score) => scores.reduce((total, score) => total + score[name], 0);
  return { marks: of('marks'), full: of('full'), right: of('right'), wrong: of('wrong'), unanswered: of('unanswered') };
}
