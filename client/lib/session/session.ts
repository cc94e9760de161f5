import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { parseProfile, profileKey, type Profile } from './profile.ts';

/** Who is signed in, and how the last register, login or send-link went (docs/specification.md, section 3). */
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
    // Blocked storage says nothing: who is signed in stays known to this page alone.
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
 * One request of the session: `loading` while it is pending, an earlier error cleared when it starts. What a failure says
 * is stored as the error, and the failure handed on, since it may say more. What was called off has not failed.
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

/** Our sentence first; where no answer came, then the words of the browser, for whoever is asked for help. */
function messageOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return failure.cause instanceof Error ? `${failure.message} (${failure.cause.message})` : failure.message;
}
