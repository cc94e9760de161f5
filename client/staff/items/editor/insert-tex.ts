/** A text with the part of it that is selected. */
interface TextSelection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Puts TeX around what is selected, between dollars of its own where no formula is open there. Afterwards what was selected
 * is selected still, so that it can be written over; the cursor stands there if nothing was.
 */
export function insertTex({ text, start, end }: TextSelection, before: string, after: string): TextSelection {
  const signs = text.slice(0, start).match(/\\.|\$/gs) ?? [];
  const isOpen = signs.filter((sign) => sign === '$').length % 2 === 1;
  const opening = isOpen ? before : `$${before}`;
  const closing = isOpen ? after : `${after}$`;
  const chosen = text.slice(start, end);
  const from = start + opening.length;
  return {
    text: text.slice(0, start) + opening + chosen + closing + text.slice(end),
    start: from,
    end: from + chosen.length,
  };
}
