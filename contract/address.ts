/**
 * The URL of a request with its path made readable: percent signs that escape nothing stand for themselves, as browsers
 * and the client's router take them. Below /api they stay what they are, an error.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%') || /^\/api(\/|$)/.test(url)) return url;
  const [path = ''] = url.split('?', 1);
  return isReadable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function isReadable(path: string): boolean {
  try {
    // A call whose result goes unused is left out by a bundler, which takes it to throw nothing.
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

/** The path of a readable URL as the client's router reads it: what is escaped separates nothing. */
export function addressOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%')) return path;
  return path
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
    .join('/');
}

/**
 * Whether this address can only be a file's, which is never answered by a page. What a route of the client takes
 * (`known`, contract/built-pages.ts) is a page's, dots and all: titles have them.
 */
export function isFileAddress(address: string, known: RegExp): boolean {
  return /^\/assets(\/|$)|\/\.|\.[a-z\d]{1,11}$/i.test(address) && !known.test(address);
}

/** Whether this address, or path of a URL, is one of the hall's: of candidates, of rooms and of published results, in whichever language. */
export function isHallAddress(address: string): boolean {
  return /^(\/ne)?\/(hall|room|results)(?=[/?#]|$)/i.test(address);
}

/** Whether this address, or path of a URL, is one of the staff area, in whichever language. */
export function isStaffAddress(address: string): boolean {
  return /^(\/ne)?\/staff(?=[/?#]|$)/i.test(address);
}
