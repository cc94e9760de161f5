import { ApiError, call } from '#client/api/call.ts';
import { clearForLogout } from '#client/storage/browser-storage.ts';
import { showToast } from '#client/ui/toast-store.ts';
import { parseProfile, profileKey, type Profile } from './profile.ts';
import { forget, request, restore, session } from './session.ts';

/** Makes an account. Does not sign in. */
export async function register(form: FormData, signal: AbortSignal): Promise<void> {
  await request(signal, () => call('POST /register', { form, signal }));
  showToast('Register Successfully.Go to login.');
}

/** Signs in: the response becomes the user and is stored whole. */
export async function login(form: FormData, signal: AbortSignal): Promise<void> {
  const user = await request(signal, () => askForProfile(form, signal));
  session.setState({ user });
  showToast('Login Successfully.');
}

async function askForProfile(form: FormData, signal: AbortSignal): Promise<Profile> {
  const text = JSON.stringify(await call('POST /login', { form, signal }));
  const profile = parseProfile(text);
  if (!profile) throw new Error('The server gave no readable answer. Try again in a minute.');
  try {
    localStorage.setItem(profileKey, text);
  } catch {
    // With storage full or blocked, this page alone knows who is signed in.
  }
  return profile;
}

/** Asks for a link to a new password, by mail. */
export async function sendLink(form: FormData, signal: AbortSignal): Promise<void> {
  const { message } = await request(signal, () => call('POST /send-link', { form, signal }));
  showToast(message);
}

/** Sets a new password with the token of a link, which the form carries. */
export async function resetPassword(form: FormData, signal: AbortSignal): Promise<void> {
  const token = session.getState().user?.token;
  const { message } = await request(signal, () => call('POST /reset-password', { form, signal, token }));
  showToast(message);
  // The account's sessions end with its old password; whether the one in this browser is among them, the server knows.
  void verifyToken();
}

/**
 * Signs out here at once, whatever the server says: on a shared computer a failed request must leave nobody signed in.
 * A failure is only logged (specification, section 8).
 */
export async function logout(): Promise<void> {
  const token = session.getState().user?.token;
  clearBrowserStorage();
  session.setState({ user: null });
  try {
    const { message } = await call('POST /logout', { token });
    showToast(message);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification's one place for this failure
    console.error(error);
  }
}

function clearBrowserStorage(): void {
  clearForLogout();
  try {
    sessionStorage.clear();
  } catch {
    // Blocked storage holds nothing to clear.
  }
}

/** Asks the server whether it still knows who is signed in here; a refused profile is dropped, and nothing else stored is. */
async function verifyToken(): Promise<void> {
  const token = session.getState().user?.token;
  if (token === undefined) return;
  try {
    await call('GET /me', { token });
  } catch (error) {
    // Only a refusal says something about the token; without an answer it stays as it is.
    if (error instanceof ApiError && error.status === 401) forget(token);
  }
}

/** Reads the stored profile, follows other tabs, and drops a profile whose token the server refuses. */
export function startSession(): void {
  restore();
  window.addEventListener('storage', ({ key }) => {
    if (key === profileKey || key === null) restore();
  });
  // A page that was kept while it was left has not heard of what other tabs stored meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restore();
  });
  void verifyToken();
}
