/** A text with its selected part. */
interface TextSelection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Puts TeX around the selection, in its own dollars if no formula is open there. Afterwards the same text is still selected, so that typing
 * replaces it. Without a selection the cursor stands there.
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
