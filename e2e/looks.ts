import { execFileSync } from 'node:child_process';
import { languages, type Language } from '#text/language.ts';
import type { State } from './state.ts';
import { desk, phone } from './windows.ts';

interface Look {
  readonly size: typeof desk;
  readonly colorScheme: 'light' | 'dark';
}

/** Both languages of each state: `npm run test:looks`. */
const all = process.env.LOOKS === 'all';

/** Whose turn it is, 0 or 1, by the commit that is looked at: the same commit always gives the same looks, the next may give the others. */
const turn = parseInt(commit().slice(-1), 16) % languages.length;

/** The commit's hash; that of none where the product is no repository. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '0';
  }
}

/**
 * In which languages a state is looked at: in one, in turn, in both windows and themes each; at another commit it may be the other.
 * What a language changes, the length of texts and the room of their signs, shows at a screen's other states too.
 */
export function languagesOf(place: number): readonly Language[] {
  if (all) return ['ne', 'en'];
  const isFirst = place % 8 < 4;
  return isFirst === (turn === 0) ? ['ne'] : ['en'];
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
