const closers: Readonly<Record<string, string>> = { '\\(': '\\)', '\\[': '\\]', $$: '$$', $: '$' };

/** Commands that look larger in a formula on its own line, or put their limits above and below. */
const largeOnItsOwn =
  /\\(?:frac|binom|sum|prod|coprod|i{1,3}nt|oint|lim|limsup|liminf|max|min|sup|inf|det|gcd|big(?:cup|cap|vee|wedge)|over)(?![a-zA-Z])/;

/** The TeX of a formula from its own line, marked so that it looks the same between single signs. */
export function displayed(tex: string): string {
  return largeOnItsOwn.test(tex) && !tex.includes('\\displaystyle') ? `\\displaystyle ${tex.trim()}` : tex;
}

/**
 * Puts TeX in any signs (`$$…$$`, `\(…\)`, `\[…\]`) between two `$`, on one line. A formula from a line of its own
 * (`$$…$$`, `\[…\]`) keeps its style.
 */
export function withDollars(text: string): string {
  const pieces: string[] = [];
  /** Signs that have no closing sign from here on. Looking for it again each time would take too long. */
  const open = new Set<string>();
  let done = 0;
  for (const { 0: sign, index } of text.matchAll(/\\[([]|\$\$?/g)) {
    if (index < done || open.has(sign)) continue;
    const closer = closers[sign] ?? sign;
    const start = index + sign.length;
    const end = text.indexOf(closer, start);
    const tex = text.slice(start, Math.max(start, end));
    if (end < 0) open.add(sign);
    // A single dollar without a second one on its line is a price.
    else if (tex.trim() !== '' && !(sign === '$' && tex.includes('\n'))) {
      const onOneLine = tex.replace(/[^\S\n]*\n\s*/g, ' ');
      const isDisplayed = sign === '$$' || sign === '\\[';
      pieces.push(text.slice(done, index), `$${isDisplayed ? displayed(onOneLine) : onOneLine}$`);
      done = end + closer.length;
    }
  }
  return pieces.join('') + text.slice(done);
}
