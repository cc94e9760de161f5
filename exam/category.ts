/** Category names that banks are known to misspell, with the right spelling (docs/specification.md, section 3). */
const misspelt = new Map([['dnglish', 'english']]);

/**
 * The category that a question counts under. Letter case and outer spaces don't matter, and a known misspelling is
 * corrected. The question's own text stays as it is.
 */
export function categoryKey(category: string): string {
  const key = category.trim().toLowerCase();
  return misspelt.get(key) ?? key;
}
