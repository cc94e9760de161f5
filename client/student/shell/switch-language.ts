import { language } from '#messages/language.ts';
import { call } from '#client/lib/api/call.ts';
import { session } from '#client/lib/session/session.ts';
import { addressIn, withoutLanguage, type Language } from '#text/language.ts';
import { leaveEntry } from './back-closes.tsx';
import { cookieText } from '#client/lib/cookie.ts';
import { toggleId } from './side-nav-state.ts';

/**
 * Remembers a language, here and with the account, and loads this page in it: in its place of the history, with all that belongs to that, as when it is
 * loaded anew.
 */
export function switchLanguage(to: Language): void {
  document.cookie = cookieText('language', to);
  void keepWithAccount(to);
  if (to === language) return;
  const { pathname, search, hash } = location;
  const pressed = document.activeElement?.closest('main') ? 'main' : 'nav';
  const address = addressIn(to, withoutLanguage(pathname));
  // An open menu may stand on an entry of its own, over the one that is to change.
  leaveEntry(() => {
    history.replaceState({ ...stateOf(history), pressed }, '', address + search + hash);
    location.reload();
  });
}

/** Where somebody is signed in, mails come in the language that was chosen last. What fails changes nothing on the page. */
async function keepWithAccount(chosen: Language): Promise<void> {
  const token = session.getState().user?.token;
  if (token === undefined) return;
  const form = new FormData();
  form.set('language', chosen);
  await call('PUT /me/language', { form, token, keepalive: true }).catch(() => {});
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
