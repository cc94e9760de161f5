/** One clock for the paper and free navigation; one clock and no way back; or so many seconds an item and no way back. */
export type Timing = 'whole' | 'whole-forward' | 'each';

/** An item as a candidate sees it: by type, without its key. */
export interface SittingItem {
  /** `en` or `ne`. */
  readonly language: string;
  /** May hold TeX between `$` signs, or what was made of it. */
  readonly stem: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly figure: { readonly source: string; readonly alt: string } | null;
}

export interface SittingSection {
  readonly title: string;
  /** In hundredths. */
  readonly marks: number;
  readonly penalty: number;
  readonly items: readonly SittingItem[];
}

/** A frozen paper. A place is an item's number in it, from 0, counted over the sections. */
export interface SittingPaper {
  readonly timing: Timing;
  /** Only of `each`. */
  readonly secondsEach?: number;
  readonly sections: readonly SittingSection[];
}

/** All items, by place. */
export function itemsOf(paper: SittingPaper): readonly SittingItem[] {
  return paper.sections.flatMap(({ items }) => items);
}

/** How many items stand before each section, and in all. */
export function sectionStarts({ sections }: Pick<SittingPaper, 'sections'>): readonly number[] {
  const starts = [0];
  for (const { items } of sections) starts.push((starts[starts.length - 1] ?? 0) + items.length);
  return starts;
}
