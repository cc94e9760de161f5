/**
 * The URL of a request with its path made readable: percent signs that escape nothing stand for themselves, as browsers
 * and the client's router take them. Below /api they stay what they are, an error.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%') || /^\/api(\/|$)/.test(url)) return url;
  const [path = ''] = url.split('?', 1);
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
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
