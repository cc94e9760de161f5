/** The first three letters of a section's title, with their vowel signs and marks: 'Mathematics' is 'Mat', 'भौतिक विज्ञान' 'भौतिक'. */
export function shortTitle(title: string): string {
  return /^(?:\P{M}\p{M}*){0,3}/u.exec(title)?.[0].trim() ?? title;
}
