import { answersOf } from './typed-labels.ts';

/** An option as it is typed. */
export interface TypedOption {
  text: string;
  /** Whether a mark stands before the option's letter. */
  readonly isMarked: boolean;
  readonly isBold: boolean;
}

/** The line at which a list of all answers begins; the number of lines if there is no such list. */
export function startOfKey(lines: readonly { readonly text: string; readonly list?: unknown }[]): number {
  let start = lines.length;
  let answers = 0;
  for (let place = lines.length - 1; place >= 0; place -= 1) {
    const { text, list } = lines[place] ?? { text: '' };
    if (text === '') continue;
    const found = list ? null : answersOf(text);
    if (found === null) break;
    answers += found.length;
    start = place;
  }
  return answers > 1 ? start : lines.length;
}

const mark = /^\*\s*(?=\S)|\s\*$|\s*[✓✔☑]\s*$|\s*\((?:correct|right)(?: answer)?\)\s*$/iu;

/** An option without the mark of the right answer. */
export function withoutMark(text: string): string {
  return text.replace(mark, '').trim();
}

/** The positions of options with a mark, or else with bold letters; empty if all options have it. */
export function markedPlaces(options: readonly TypedOption[]): number[] {
  const placesOf = (isSo: (option: TypedOption) => boolean) => {
    const places = options.flatMap((option, place) => (isSo(option) ? [place] : []));
    return places.length < options.length ? places : [];
  };
  const marked = placesOf(({ isMarked, text }) => isMarked || withoutMark(text) !== text);
  return marked.length > 0 ? marked : placesOf(({ isBold }) => isBold);
}
