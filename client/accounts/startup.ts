import { authStore } from './auth-store.ts';
import { profileKey } from './profile.ts';
import { verifyToken } from './verify-token.ts';

/** Reads the stored profile, follows other tabs, and drops a profile whose token the server refuses. */
export function startAuth(): void {
  authStore.restore();
  window.addEventListener('storage', ({ key }) => {
    if (key === profileKey || key === null) authStore.restore();
  });
  // A page that was kept while it was left has not heard of what other tabs stored meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) authStore.restore();
  });
  void verifyToken();
}
