import { language as ownLanguage } from '#messages/language.ts';
import { categories } from '#messages/categories.ts';
import type { Language } from '#text/language.ts';

/** How a page names subjects: its language, and what that calls the subjects that we have, by their English names in small letters. */
interface NameOptions {
  readonly language: Language;
  readonly subjects: ReadonlyMap<string, string>;
}

const ofPage: NameOptions = { language: ownLanguage, subjects: categories };

/** A section of a paper by its title; on Nepali pages in Nepali where that is a subject of ours: 'Physics' → 'भौतिक विज्ञान'. */
export function sectionName(title: string, { language, subjects }: NameOptions = ofPage): string {
  return (language === 'ne' && subjects.get(title.trim().toLowerCase())) || title;
}
