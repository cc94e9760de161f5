import { letterOf } from '#exam/question.ts';
import { language } from '#messages/language.ts';

const nepali = 'कखगघङच';

/** The letter in a bubble in the page's language; keys stay A–F. */
export function shownLetter(place: number): string {
  return language === 'ne' ? nepali.charAt(place) : letterOf(place);
}
