import type { Language } from '#text/language.ts';
import type { State } from './state.ts';
import { desk, phone } from './windows.ts';

interface Look {
  readonly size: typeof desk;
  readonly colorScheme: 'light' | 'dark';
}

/** Both languages of each state: `npm run test:looks`. */
const all = process.env.LOOKS === 'all';

/**
 * In which languages a state is looked at: where its screen is first met in both, in its others in one, in turn; those of the staff area all in
 * one, in turn, their windows and themes all in each.
 */
export function languagesOf({ path }: Pick<State, 'path'>, place: number, isFirst: boolean): readonly Language[] {
  if (all || (isFirst && !path.startsWith('/staff'))) return ['ne', 'en'];
  return place % 8 < 4 ? ['ne'] : ['en'];
}

/**
 * In which window and theme axe looks at a state in a language. Which of both it is takes turns between states, and in the other
 * language it is the other one of both: a theme is the same in each window.
 */
export function lookOf({ phoneOnly }: Pick<State, 'phoneOnly'>, place: number, language: Language): Look {
  const inEnglish = language === 'en';
  const onPhone = place % 4 < 2 === inEnglish;
  const inDark = (place % 2 === 1) === inEnglish;
  return { size: onPhone || phoneOnly ? phone : desk, colorScheme: inDark ? 'dark' : 'light' };
}
