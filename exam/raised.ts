/** A part of an item's text: words with their TeX, a subscript, a superscript, or a line break. */
export interface RaisedPart {
  readonly kind: 'words' | 'sub' | 'sup' | 'break';
  readonly text: string;
}

/** TeX is skipped: a `<` in it starts no element. */
const marks = /\$[^$]*\$|<(su[bp])>((?:(?!<\/?su[bp]>)[^\n])+)<\/\1>|\n/g;

/** Splits an item's text at `<sub>`, `<sup>` and line breaks, which are the only markup. `<b>` stays as text. */
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

/** The plain text, for comparison, search and checks: `H<sub>2</sub>O` becomes `H2O`. */
export function withoutRaised(text: string): string {
  return raisedParts(text)
    .map((part) => part.text)
    .join('');
}
