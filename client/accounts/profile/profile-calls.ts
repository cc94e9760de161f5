import { call } from '#client/api/call.ts';
import { request, session } from '#client/session/session.ts';
import { showToast } from '#client/ui/toast-store.ts';
import { type Sending, waitTurn } from '../wait-turn.ts';

const token = () => session.getState().user?.token;

/** Where the account is logged in. */
export async function listSessions(signal: AbortSignal) {
  const { sessions } = await call('GET /me/sessions', { signal, token: token() });
  return sessions;
}

/** Ends one session, or with null all others. */
export async function endSession(id: string | null): Promise<void> {
  const { message } =
    id === null
      ? await call('DELETE /me/sessions', { token: token() })
      : await call('DELETE /me/sessions/:id', { params: { id }, token: token() });
  showToast(message);
}

/** Sets a new password with the current one, which the form carries. */
export async function changePassword(form: FormData, sending: Sending): Promise<void> {
  const { signal } = sending;
  const send = () => call('POST /change-password', { form, signal, token: token() });
  const { message } = await request(signal, () => waitTurn(send, sending));
  showToast(message);
}
