const signs = '\\~=#{}:';
/** Private characters for the escaped signs, in the order of `signs`. The next one is for an escaped line end. */
const first = 0xe010;
const lineEnd = String.fromCharCode(first + signs.length);

/**
 * Replaces GIFT's escapes by private characters, so that a search for GIFT's signs finds only those with a meaning.
 * `\\n` is a line end, unless it begins a TeX command that the writer did not escape.
 */
export function protect(text: string): string {
  return text.replace(/\\([\\~=#{}:])|\\n(?!eq?\b|u\b|abla|ot|i\b|eg|mid|ewline)/g, (_whole, sign?: string) =>
    sign === undefined ? lineEnd : String.fromCharCode(first + signs.indexOf(sign)),
  );
}

/** Replaces the private characters by the signs that were escaped. */
export function restore(text: string): string {
  return text.replace(/[\uE010-\uE017]/g, (stand) =>
    stand === lineEnd ? '\n' : signs.charAt(stand.charCodeAt(0) - first),
  );
}

/** Escapes a text for GIFT. */
export function escapeGift(text: string): string {
  return text.replace(/[\\~=#{}:]/g, '\\$&');
}
