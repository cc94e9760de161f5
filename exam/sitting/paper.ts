/**
 * `whole`: one clock for the paper, free navigation. `whole-forward`: one clock, no way back. `each`: so many seconds
 * for each item, no way back.
 */
export type Timing = 'whole' | 'whole-forward' | 'each';

/** An item as a candidate sees it, without its key. */
export interface SittingItem {
  /** `en` or `ne`. */
  readonly language: string;
  /** May hold TeX between `$` signs, or the markup made from it. */
  readonly stem: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly figure: { readonly source: string; readonly alt: string } | null;
}

export interface PaperSection {
  readonly title: string;
  /** In hundredths. */
  readonly marks: number;
  readonly penalty: number;
  readonly items: readonly SittingItem[];
}

/** A frozen paper. A place is an item's number in it, from 0, over all sections. */
export interface ExamPaper {
  readonly timing: Timing;
  /** Only with the timing `each`. */
  readonly secondsEach?: number;
  readonly sections: readonly PaperSection[];
}

/** All items, by place. */
export function itemsOf(paper: ExamPaper): readonly SittingItem[] {
  return paper.sections.flatMap(({ items }) => items);
}

/** How many items stand before each section, and how many there are in all. */
export function sectionStarts({ sections }: Pick<ExamPaper, 'sections'>): readonly number[] {
  const starts = [0];
  for (const { items } of sections) starts.push((starts[starts.length - 1] ?? 0) + items.length);
  return starts;
}
