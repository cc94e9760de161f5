/**
 * A text in the form in which searches compare it, for English and Devanagari alike. Compatible characters become the
 * same, and capitals become small letters. The invisible joiners that keyboards put between Devanagari letters are
 * removed. One space stays between words.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u200B-\u200D\uFEFF]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * The words of a search as LIKE patterns, at most ten. A `\` stands before each character that LIKE would not take
 * literally.
 */
export function searchPatterns(query: string): string[] {
  const words = [...new Set(searchText(query).split(' '))].filter((word) => word !== '').slice(0, 10);
  return words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}
