import { ApiError, fetchJson } from '#client/api/fetch-json.ts';
import { authStore } from './auth-store.ts';

/** Reads the stored profile, follows other tabs, and drops a profile whose token the server refuses. */
export function startAuth(): void {
  authStore.restore();
  window.addEventListener('storage', ({ key }) => {
    if (key === 'profile' || key === null) authStore.restore();
  });
  void verify();
}

async function verify(): Promise<void> {
  const token = authStore.get().user?.token;
  if (token === undefined) return;
  try {
    await fetchJson('/me', { token });
  } catch (error) {
    // Only a refusal says something about the token; without an answer it stays as it is.
    if (error instanceof ApiError && error.status === 401) authStore.forget(token);
  }
}
