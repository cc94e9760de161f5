/** Turns TeX between two `$` into `\(…\)`. Moodle and QTI players render that, but not a single `$`. */
export function withParentheses(text: string): string {
  return text.replace(/\$([^$]*)\$/g, (whole, tex: string) => (tex.trim() === '' ? whole : `\\(${tex}\\)`));
}
