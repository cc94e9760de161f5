/** The encoding to answer in by an Accept-Encoding header: Brotli before gzip, or null for none. */
export function acceptedEncoding(header: string | undefined): 'br' | 'gzip' | null {
  if (header === undefined) return null;
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim()),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : null;
}
