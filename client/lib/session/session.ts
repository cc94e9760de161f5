import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { parseProfile, profileKey, type Profile } from './profile.ts';

/** The signed-in account, and the result of the last register, login or send-link (docs/specification.md, section 3). */
export interface Session {
  readonly user: Profile | null;
  readonly error: string | null;
  readonly loading: boolean;
}

const signedOut: Session = { user: null, error: null, loading: false };

export const session = createStore<Session>(() => signedOut);

export function useSession(): Session {
  return useStore(session);
}

export function resetError(): void {
  session.setState({ error: null });
}

/** Takes over the stored profile: at startup, and when another tab has signed in or out. */
export function restore(): void {
  try {
    session.setState({ user: parseProfile(localStorage.getItem(profileKey)) });
  } catch {
    // Blocked storage says nothing: only this page knows the signed-in account.
  }
}

/** The server no longer knows this token. */
export function forget(token: string): void {
  if (session.getState().user?.token !== token) return;
  try {
    localStorage.removeItem(profileKey);
  } catch {
    // Blocked storage holds nothing to remove.
  }
  session.setState({ user: null });
}

/**
 * One request of the session: `loading` while it is pending; its start clears an earlier error. It stores the message of a failure as the
 * error, and passes the failure on, because that may say more. A cancelled request has not failed.
 */
export async function request<Answer>(signal: AbortSignal, send: () => Promise<Answer>): Promise<Answer> {
  session.setState({ loading: true, error: null });
  try {
    return await send();
  } catch (failure) {
    if (!signal.aborted) session.setState({ error: messageOf(failure) });
    throw failure;
  } finally {
    session.setState({ loading: false });
  }
}

/** Our sentence first; if no answer came, then the browser's words, for the person who helps the student. */
function messageOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return failure.cause instanceof Error ? `${failure.message} (${failure.cause.message})` : failure.message;
}
