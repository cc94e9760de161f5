import { parseProfile, profileKey, type Profile } from './profile.ts';

/** Who is signed in, and how the last register, login or send-link went (specification, section 3). */
export interface AuthState {
  readonly user: Profile | null;
  readonly error: string | null;
  readonly loading: boolean;
}

const signedOut: AuthState = { user: null, error: null, loading: false };

let state = signedOut;
const listeners = new Set<() => void>();

function set(change: Partial<AuthState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export const authStore = {
  get: () => state,
  /** What a page rendered without a browser shows. */
  getSignedOut: () => signedOut,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  set,
  resetError: () => set({ error: null }),
  /** Takes over the stored profile: at startup, and when another tab has signed in or out. */
  restore(): void {
    try {
      set({ user: parseProfile(localStorage.getItem(profileKey)) });
    } catch {
      // Blocked storage says nothing: who is signed in stays known to this page alone.
    }
  },
  /** The server no longer knows this token. */
  forget(token: string): void {
    if (state.user?.token !== token) return;
    try {
      localStorage.removeItem(profileKey);
    } catch {
      // Blocked storage holds nothing to remove.
    }
    set({ user: null });
  },
};
