const devanagariEnd = /[\u0900-\u0963\u0971-\u097f\u200c\u200d]$/;

/**
 * Joins a word that is known only at run time (a name, a room, a section) to a Nepali postposition. After Devanagari
 * letters they are written together, by the rules of Nepali ('सीता शर्माको'). After any other word they are written
 * apart ('Sita Sharma को', '12 मा').
 */
export function withPostposition(word: string, postposition: string): string {
  return devanagariEnd.test(word) ? `${word}${postposition}` : `${word} ${postposition}`;
}
