import { fetchJson } from '#client/api/fetch-json.ts';
import { showToast } from '#client/ui/toast-store.ts';
import { attempt } from './attempt.ts';
import { authStore } from './auth-store.ts';
import { parseProfile, profileKey, type Profile } from './profile.ts';

/** Signs in: the response becomes the user and is stored whole. */
export async function login(form: FormData, signal: AbortSignal): Promise<void> {
  const user = await attempt(signal, () => askForProfile(form, signal));
  authStore.set({ user });
  showToast('Login Successfully.');
}

async function askForProfile(form: FormData, signal: AbortSignal): Promise<Profile> {
  const text = JSON.stringify(await fetchJson('/login', { method: 'POST', body: form, signal }));
  const profile = parseProfile(text);
  if (!profile) throw new Error('The server gave no readable answer. Try again in a minute.');
  try {
    localStorage.setItem(profileKey, text);
  } catch {
    // With storage full or blocked, this page alone knows who is signed in.
  }
  return profile;
}
