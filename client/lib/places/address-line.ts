import { language } from '#messages/language.ts';
import { fullName, provinces } from '#text/places/places.ts';
import { digitsIn } from '#text/numbers.ts';
import type { ProvincePlaces } from './use-places.ts';

/** An address of a form in one line: tole, local level with its ward, district, province. */
export function addressLine(form: Readonly<Record<string, string>>, places: ProvincePlaces | null): string {
  const typed = (field: string) => form[field] ?? '';
  const find = <P extends { readonly code: string }>(of: readonly P[] | undefined, field: string) =>
    of?.find(({ code }) => code === typed(field));
  const level = find(places?.localLevels, 'localLevel');
  const inLevel = [level === undefined ? '' : fullName(level, language), digitsIn(language, typed('ward'))];
  return [
    typed('tole'),
    inLevel.filter((each) => each !== '').join(' '),
    find(places?.districts, 'district')?.names[language] ?? '',
    find(provinces, 'province')?.names[language] ?? '',
  ]
    .filter((each) => each !== '')
    .join(', ');
}
