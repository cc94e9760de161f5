/**
 * The path of a typed address, as readable as possible, for the not-found page. Control characters stay escaped: HTML
 * can't hold all of them.
 */
export function shownAddress(pathname: string): string {
  try {
    return decodeURI(pathname).replaceAll(/\p{Cc}/gu, encodeURIComponent);
  } catch {
    return pathname;
  }
}
