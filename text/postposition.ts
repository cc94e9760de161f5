const devanagariEnd = /[\u0900-\u0963\u0971-\u097f\u200c\u200d]$/;

/**
 * A word that is only known as a page is shown (a name, a room, a section) with a Nepali postposition: joined to one that
 * ends in Devanagari letters, as Nepali spelling has it ('सीता शर्माको'), and apart from any other ('Sita Sharma को', '12 मा').
 */
export function withPostposition(word: string, postposition: string): string {
  return devanagariEnd.test(word) ? `${word}${postposition}` : `${word} ${postposition}`;
}
