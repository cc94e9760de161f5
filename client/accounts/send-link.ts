import { fetchJson } from '#client/api/fetch-json.ts';
import { showToast } from '#client/ui/toast-store.ts';
import { attempt } from './attempt.ts';

/** Asks for a link to a new password, by mail. */
export async function sendLink(form: FormData, signal: AbortSignal): Promise<void> {
  const { message } = await attempt(signal, () =>
    fetchJson<{ message: string }>('/send-link', { method: 'POST', body: form, signal }),
  );
  showToast(message);
}
