import { writtenLanguage } from '#exam/written-language.ts';
import type { Draft } from './draft.ts';

/**
 * The language of an item whose stem is changed: it becomes Nepali when the stem becomes so. A language that the stem disagreed with
 * before was chosen, and stays.
 */
export function followedLanguage(
  { language, stem }: Pick<Draft, 'language' | 'stem'>,
  next: string,
): Draft['language'] {
  return language === writtenLanguage(stem) && writtenLanguage(next) === 'ne' ? 'ne' : language;
}
