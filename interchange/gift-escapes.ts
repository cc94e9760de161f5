const signs = '\\~=#{}:';
/** Private characters that stand for escaped signs, in the order of `signs`, and then for an escaped line end. */
const first = 0xe010;
const lineEnd = String.fromCharCode(first + signs.length);

/**
 * Puts private characters in place of GIFT's escapes, so that whoever looks for its signs finds those that mean something.
 * `\\n` is a line end, unless it begins a TeX command that somebody did not escape.
 */
export function protect(text: string): string {
  return text.replace(/\\([\\~=#{}:])|\\n(?!eq?\b|u\b|abla|ot|i\b|eg|mid|ewline)/g, (_whole, sign?: string) =>
    sign === undefined ? lineEnd : String.fromCharCode(first + signs.indexOf(sign)),
  );
}

/** Puts in what was escaped. */
export function restore(text: string): string {
  return text.replace(/[\uE010-\uE017]/g, (stand) =>
    stand === lineEnd ? '\n' : signs.charAt(stand.charCodeAt(0) - first),
  );
}

/** Escapes a text for GIFT. */
export function escapeGift(text: string): string {
  return text.replace(/[\\~=#{}:]/g, '\\$&');
}
