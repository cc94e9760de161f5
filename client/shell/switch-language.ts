import { language } from '#messages/language.ts';
import { prefixes, withoutLanguage, type Language } from '#text/language.ts';
import { cookieText } from './cookie.ts';
import { toHandOver } from './language-handover.ts';
import { toggleId } from './side-nav-state.ts';

/**
 * Remembers a language and loads this page in it: in its place of the history, with all that belongs to that, as when it is
 * loaded anew.
 */
export function switchLanguage(to: Language): void {
  document.cookie = cookieText('language', to);
  if (to === language) return;
  const { pathname, search, hash } = location;
  const pressed = document.activeElement?.closest('main') ? 'main' : 'nav';
  const path = withoutLanguage(pathname);
  const address = path === '/' ? prefixes[to] || path : prefixes[to] + path;
  history.replaceState({ ...stateOf(history), ...toHandOver(), pressed }, '', address + search + hash);
  location.reload();
}

/** Puts the focus back on what was pressed to come here from the other language. */
export function focusPressed(): void {
  const { pressed, ...state } = stateOf(history);
  history.replaceState(state, '');
  document
    .querySelector<HTMLElement>(`${String(pressed)} button[lang]:not([aria-pressed='false'])`)
    ?.focus({ preventScroll: true });
  // The navigation may be closed again.
  if (document.activeElement === document.body) document.getElementById(toggleId)?.focus();
}

function stateOf({ state }: History): Readonly<Record<string, unknown>> {
  return (state ?? {}) as Record<string, unknown>;
}
