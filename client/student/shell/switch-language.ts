import { language } from '#messages/language.ts';
import { call } from '#client/lib/api/call.ts';
import { session } from '#client/lib/session/session.ts';
import { addressIn, withoutLanguage, type Language } from '#text/language.ts';
import { leaveEntry } from './back-closes.tsx';
import { cookieText } from '#client/lib/cookie.ts';
import { toggleId } from './side-nav-state.ts';

/**
 * Stores a language, here and with the account, and loads this page in it. It keeps the place in the history with its state, like a reload.
 */
export function switchLanguage(to: Language): void {
  document.cookie = cookieText('language', to);
  void keepWithAccount(to);
  if (to === language) return;
  const { pathname, search, hash } = location;
  const pressed = document.activeElement?.closest('main') ? 'main' : 'nav';
  const address = addressIn(to, withoutLanguage(pathname));
  // An open menu may have its own history entry, over the one that must change.
  leaveEntry(() => {
    history.replaceState({ ...stateOf(history), pressed }, '', address + search + hash);
    location.reload();
  });
}

/** If a student is signed in, mails come in the last chosen language. A failure changes nothing on the page. */
async function keepWithAccount(chosen: Language): Promise<void> {
  const token = session.getState().user?.token;
  if (token === undefined) return;
  const form = new FormData();
  form.set('language', chosen);
  await call('PUT /me/language', { form, token, keepalive: true }).catch(() => {});
}

/** Puts the focus back on the control of the language change. */
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
