/**
 * The URL of a request with a readable path. A percent sign that escapes nothing stands for itself, as browsers and the
 * client's router take it. Below /api it stays, and is an error there.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%') || /^\/api(\/|$)/.test(url)) return url;
  const [path = ''] = url.split('?', 1);
  return isReadable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function isReadable(path: string): boolean {
  try {
    // The result is used, because a bundler drops an unused call: it assumes that the call can't throw.
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

/** The path of a readable URL as the client's router reads it: an escaped slash separates nothing. */
export function addressOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%')) return path;
  return path
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
    .join('/');
}

/**
 * Whether this address can only be a file's; then a page never answers it. A path that a route of the client takes
 * (`known`, contract/built-pages.ts) is a page's even with dots. Titles may have dots.
 */
export function isFileAddress(address: string, known: RegExp): boolean {
  return /^\/assets(\/|$)|\/\.|\.[a-z\d]{1,11}$/i.test(address) && !known.test(address);
}

/** Whether this address, or path of a URL, belongs to candidates, rooms or published results, in any language. */
export function isHallAddress(address: string): boolean {
  return /^(\/ne)?\/(hall|room|results)(?=[/?#]|$)/i.test(address);
}

/** Whether this address, or path of a URL, belongs to the staff's program, in any language. An invitation leads to it. */
export function isStaffAddress(address: string): boolean {
  return /^(\/ne)?\/(staff|invitation)(?=[/?#]|$)/i.test(address);
}
