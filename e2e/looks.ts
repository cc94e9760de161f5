import type { Language } from '#text/language.ts';
import type { State } from './states.ts';
import { desk, phone } from './windows.ts';

interface Look {
  readonly size: typeof desk;
  readonly colorScheme: 'light' | 'dark';
}

/** In which languages a state is looked at: both; one of the staff area in one, in turn, its windows and themes all in each. */
export function languagesOf({ path }: Pick<State, 'path'>, place: number): readonly Language[] {
  if (!path.startsWith('/staff')) return ['ne', 'en'];
  return place % 8 < 4 ? ['ne'] : ['en'];
}

/**
 * In which windows and themes axe looks at a state. A student's: in both, and which goes with which takes turns between states and
 * languages, so that all four meet. One of the college's: in one window and theme a language, and the other of both in the other one.
 */
export function looksOf(
  { phoneOnly, inCollege }: Pick<State, 'phoneOnly' | 'inCollege'>,
  place: number,
  language: Language,
): readonly Look[] {
  const isTurned = (place % 2 === 1) !== (language === 'ne' && !inCollege);
  const both: readonly Look[] = [
    { size: phone, colorScheme: isTurned ? 'dark' : 'light' },
    { size: phoneOnly ? phone : desk, colorScheme: isTurned ? 'light' : 'dark' },
  ];
  const isFirst = place % 4 < 2 === (language === 'en');
  return inCollege ? both.slice(isFirst ? 0 : 1, isFirst ? 1 : 2) : both;
}
