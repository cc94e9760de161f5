import { fetchJson } from '#client/api/fetch-json.ts';
import { showToast } from '#client/ui/toast-store.ts';
import { attempt } from './attempt.ts';
import { authStore } from './auth-store.ts';
import { verifyToken } from './verify-token.ts';

/** Sets a new password with the token of a link, which the form carries. */
export async function resetPassword(form: FormData, signal: AbortSignal): Promise<void> {
  const token = authStore.get().user?.token;
  const { message } = await attempt(signal, () =>
    fetchJson<{ message: string }>('/reset-password', { method: 'POST', body: form, signal, ...(token && { token }) }),
  );
  showToast(message);
  // The account's sessions end with its old password; whether the one in this browser is among them, the server knows.
  void verifyToken();
}
