const closers: Readonly<Record<string, string>> = { '\\(': '\\)', '\\[': '\\]', $$: '$$', $: '$' };

/** TeX in whichever signs (`$$…$$`, `\(…\)`, `\[…\]`) stands between two `$`, on one line. */
export function withDollars(text: string): string {
  const pieces: string[] = [];
  /** Signs that nothing closes from here on: looking for it again at each would take too long. */
  const open = new Set<string>();
  let done = 0;
  for (const { 0: sign, index } of text.matchAll(/\\[([]|\$\$?/g)) {
    if (index < done || open.has(sign)) continue;
    const closer = closers[sign] ?? sign;
    const start = index + sign.length;
    const end = text.indexOf(closer, start);
    const tex = text.slice(start, Math.max(start, end));
    if (end < 0) open.add(sign);
    // A single dollar that no other one of its line closes is a price.
    else if (tex.trim() !== '' && !(sign === '$' && tex.includes('\n'))) {
      pieces.push(text.slice(done, index), `$${tex.replace(/[^\S\n]*\n\s*/g, ' ')}$`);
      done = end + closer.length;
    }
  }
  return pieces.join('') + text.slice(done);
}
