/** TeX between two `$` as `\(…\)`, which Moodle and players of QTI render where they leave a single `$` alone. */
export function withParentheses(text: string): string {
  return text.replace(/\$([^$]*)\$/g, (whole, tex: string) => (tex.trim() === '' ? whole : `\\(${tex}\\)`));
}
