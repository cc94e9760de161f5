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

/** The turn, 0 or 1, by the commit: the same commit always gives the same looks, and the next may give the others. */
const turn = parseInt(commit().slice(-1), 16) % languages.length;

/** The commit's hash; an empty hash if the product is not in a repository. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '0';
  }
}

/**
 * The languages in which a test looks at a state: one of both, by turns. Each language gets both windows and both themes. Another commit
 * may take the other language. A language changes the length of texts and the room of their signs. A screen's other states show that too.
 */
export function languagesOf(place: number): readonly Language[] {
  if (all) return ['ne', 'en'];
  const isFirst = place % 8 < 4;
  return isFirst === (turn === 0) ? ['ne'] : ['en'];
}

/**
 * The window and theme in which axe looks at a state in a language. Windows and themes take turns between states. The other language gets
 * the other window and the other theme: a theme is the same in each window.
 */
export function lookOf({ phoneOnly }: Pick<State, 'phoneOnly'>, place: number, language: Language): Look {
  const inEnglish = language === 'en';
  const onPhone = place % 4 < 2 === inEnglish;
  const inDark = (place % 2 === 1) === inEnglish;
  return { size: onPhone || phoneOnly ? phone : desk, colorScheme: inDark ? 'dark' : 'light' };
}
