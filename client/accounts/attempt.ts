import { authStore } from './auth-store.ts';

/**
 * One request of the auth state: `loading` while it is pending, an earlier error cleared when it starts. The message of
 * a failure is stored as the error, and the failure handed on, since it may say more. What was called off has not failed.
 */
export async function attempt<Answer>(signal: AbortSignal, request: () => Promise<Answer>): Promise<Answer> {
  authStore.set({ loading: true, error: null });
  try {
    return await request();
  } catch (failure) {
    if (!signal.aborted) authStore.set({ error: failure instanceof Error ? failure.message : String(failure) });
    throw failure;
  } finally {
    authStore.set({ loading: false });
  }
}
