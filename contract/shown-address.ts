/**
 * The path of an address as somebody typed it, as far as it can be read: what the not-found page names. Control
 * characters stay escaped: HTML can't hold all of them.
 */
export function shownAddress(pathname: string): string {
  try {
    return decodeURI(pathname).replaceAll(/\p{Cc}/gu, encodeURIComponent);
  } catch {
    return pathname;
  }
}
