/** Misspelt category names that banks are known to hold, and what they stand for (docs/specification.md, section 3). */
const misspelt = new Map([['dnglish', 'english']]);

/**
 * The category a question counts under: letter case and outer spaces don't matter, and a known misspelling is read as
 * what was meant. The question's own text is never changed.
 */
export function categoryKey(category: string): string {
  const key = category.trim().toLowerCase();
  return misspelt.get(key) ?? key;
}
