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
