import { language } from '#messages/language.ts';
import { categories } from '#messages/categories.ts';

/** A section of a paper by its title. On Nepali pages it is in Nepali if it is one of our subjects: 'Physics' → 'भौतिक विज्ञान'. */
export function sectionName(title: string): string {
  return (language === 'ne' && categories.get(title.toLowerCase())) || title;
}
