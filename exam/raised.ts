/** A stretch of an item's text: words, with their TeX; what stands below or above the line; the end of a line. */
export interface RaisedPart {
  readonly kind: 'words' | 'sub' | 'sup' | 'break';
  readonly text: string;
}

/** TeX is passed over: what looks like an element in it is none. */
const marks = /\$[^$]*\$|<(su[bp])>((?:(?!<\/?su[bp]>)[^\n])+)<\/\1>|\n/g;

/** Splits a text of an item at `<sub>`, `<sup>` and line breaks, which are all that is markup in it; `<b>` is what it says. */
export function raisedParts(text: string): RaisedPart[] {
  const parts: RaisedPart[] = [];
  let done = 0;
  for (const { 0: mark, 1: tag, 2: inside = '', index } of text.matchAll(marks)) {
    if (mark.startsWith('$')) continue;
    if (index > done) parts.push({ kind: 'words', text: text.slice(done, index) });
    parts.push(tag === undefined ? { kind: 'break', text: mark } : { kind: tag as 'sub' | 'sup', text: inside });
    done = index + mark.length;
  }
  if (done < text.length) parts.push({ kind: 'words', text: text.slice(done) });
  return parts;
}

/** The text alone, as it is compared, searched and checked: `H<sub>2</sub>O` is `H2O`. */
export function withoutRaised(text: string): string {
  return raisedParts(text)
    .map((part) => part.text)
    .join('');
}
