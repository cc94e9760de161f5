import * as m from '#messages/accounts.ts';
import { call } from '#client/lib/api/call.ts';
import { parseProfile, profileKey, type Profile } from '#client/lib/session/profile.ts';
import { verifyToken } from '#client/lib/session/session-calls.ts';
import { request } from '#client/lib/session/session-request.ts';
import { session } from '#client/lib/session/session.ts';
import { showToast } from '#client/ui/toast-store.ts';
import { type SendOptions, waitTurn } from './wait-turn.ts';

/** Makes an account. Does not sign in. */
export async function register(form: FormData, sending: SendOptions): Promise<void> {
  const { signal } = sending;
  await request(signal, () => waitTurn(() => call('POST /register', { form, signal }), sending));
  showToast(m.registered);
}

/** Signs in: the response becomes the user and is stored whole. */
export async function login(form: FormData, sending: SendOptions): Promise<void> {
  const { signal } = sending;
  const user = await request(signal, () => waitTurn(() => askForProfile(form, signal), sending));
  session.setState({ user });
  showToast(m.loggedIn);
  const failed = Number(user.failedLogins ?? 0);
  if (failed > 0) showToast(m.failedBefore(failed), 'bad');
}

async function askForProfile(form: FormData, signal: AbortSignal): Promise<Profile> {
  const text = JSON.stringify(await call('POST /login', { form, signal }));
  const profile = parseProfile(text);
  if (!profile) throw new Error(m.unreadableAnswer);
  try {
    localStorage.setItem(profileKey, text);
  } catch {
    // If storage is full or blocked, only this page knows the signed-in account.
  }
  return profile;
}

/** Requests a link for a new password, by mail. */
export async function sendLink(form: FormData, sending: SendOptions): Promise<void> {
  const { signal } = sending;
  const { message } = await request(signal, () => waitTurn(() => call('POST /send-link', { form, signal }), sending));
  showToast(message);
}

/** Sets a new password with the token of a link; the form has the token. */
export async function resetPassword(form: FormData, sending: SendOptions): Promise<void> {
  const { signal } = sending;
  const token = session.getState().user?.token;
  const send = () => call('POST /reset-password', { form, signal, token });
  const { message } = await request(signal, () => waitTurn(send, sending));
  showToast(message);
  // The account's sessions end with its old password. The server knows whether the one in this browser is among them.
  void verifyToken();
}
