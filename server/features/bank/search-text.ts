/**
 * A text as searches compare it, in English and Devanagari alike: compatible characters as one, in small letters, without
 * the invisible joiners that keyboards put between Devanagari letters, one space between words.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u200B-\u200D\uFEFF]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The words of a search, as patterns of LIKE with `\` before what stands for itself; at most ten. */
export function searchPatterns(query: string): string[] {
  const words = [...new Set(searchText(query).split(' '))].filter((word) => word !== '').slice(0, 10);
  return words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}
