import { ApiError, fetchJson } from '#client/api/fetch-json.ts';
import { authStore } from './auth-store.ts';

/** Asks the server whether it still knows who is signed in here; a refused profile is dropped, and nothing else stored is. */
export async function verifyToken(): Promise<void> {
  const token = authStore.get().user?.token;
  if (token === undefined) return;
  try {
    await fetchJson('/me', { token });
  } catch (error) {
    // Only a refusal says something about the token; without an answer it stays as it is.
    if (error instanceof ApiError && error.status === 401) authStore.forget(token);
  }
}
