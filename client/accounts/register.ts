import { fetchJson } from '#client/api/fetch-json.ts';
import { showToast } from '#client/ui/toast-store.ts';
import { attempt } from './attempt.ts';

/** Makes an account. Does not sign in. */
export async function register(form: FormData, signal: AbortSignal): Promise<void> {
  await attempt(signal, () => fetchJson('/register', { method: 'POST', body: form, signal }));
  showToast('Register Successfully.Go to login.');
}
