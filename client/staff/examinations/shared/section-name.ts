import { language } from '#messages/language.ts';
import { categories } from '#messages/categories.ts';

/** A section of a paper by its title; on Nepali pages in Nepali where that is a subject of ours: 'Physics' → 'भौतिक विज्ञान'. */
export function sectionName(title: string): string {
  return (language === 'ne' && categories.get(title.toLowerCase())) || title;
}
