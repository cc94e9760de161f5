import { fetchJson } from '#client/api/fetch-json.ts';
import { clearForLogout } from '#client/storage/browser-storage.ts';
import { showToast } from '#client/ui/toast-store.ts';
import { authStore } from './auth-store.ts';

/**
 * Signs out here at once, whatever the server says: on a shared computer a failed request must leave nobody signed in.
 * A failure is only logged (specification, section 8).
 */
export async function logout(): Promise<void> {
  const token = authStore.get().user?.token;
  clearBrowserStorage();
  authStore.set({ user: null });
  try {
    const { message } = await fetchJson<{ message: string }>('/logout', { method: 'POST', ...(token && { token }) });
    showToast(message);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification's one place for this failure
    console.error(error);
  }
}

function clearBrowserStorage(): void {
  clearForLogout();
  try {
    sessionStorage.clear();
  } catch {
    // Blocked storage holds nothing to clear.
  }
}
