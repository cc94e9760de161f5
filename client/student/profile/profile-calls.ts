import { call } from '#client/lib/api/call.ts';
import { saveBlob } from '#client/lib/api/save-blob.ts';
import { clearForLogout } from '#client/lib/storage/browser-storage.ts';
import { request } from '#client/lib/session/session-request.ts';
import { session } from '#client/lib/session/session.ts';
import { ownerOf } from '#client/lib/session/record-owner.ts';
import { showToast } from '#client/ui/toast-store.ts';
import { type SendOptions, waitTurn } from '#client/student/accounts/wait-turn.ts';

const token = () => session.getState().user?.token;

/** All data of the account, as a file. */
export async function saveExport(): Promise<void> {
  saveFile(await call('GET /me/export', { token: token() }));
}

/** A record as the file that the browser saves. */
export function saveFile(record: object): void {
  saveBlob(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }), 'tayari-record.json');
}

/** Deletes the account with the password from the form. Removes its data from this device. */
export async function deleteAccount(form: FormData, sending: SendOptions): Promise<void> {
  const { signal } = sending;
  const send = () => call('DELETE /me', { form, signal, token: token() });
  const { message } = await request(signal, () => waitTurn(send, sending));
  await clearRecord();
  clearForLogout();
  session.setState({ user: null });
  showToast(message);
}

/** The practice data on this device; without its program there is none. */
async function clearRecord(): Promise<void> {
  const { dropRecord } = await import('#client/student/record/device-record.ts');
  await dropRecord(ownerOf(session.getState().user));
}

/** The sessions of the account. */
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

/** Sets a new password with the current one from the form. */
export async function changePassword(form: FormData, sending: SendOptions): Promise<void> {
  const { signal } = sending;
  const send = () => call('POST /change-password', { form, signal, token: token() });
  const { message } = await request(signal, () => waitTurn(send, sending));
  showToast(message);
}
