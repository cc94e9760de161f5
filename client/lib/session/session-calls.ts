import { ApiError } from '#client/lib/api/api-error.ts';
import { clearForLogout } from '#client/lib/storage/browser-storage.ts';
import { showToast } from '#client/ui/toast-store.ts';
import * as m from '#messages/log-out.ts';
import { profileKey } from './profile.ts';
import { ownerOf, recordName } from './record-owner.ts';
import { forget, restore, session } from './session.ts';

/** The work before a log-out on this device; false when the student cancels it. */
interface LeaveModule {
  readonly leaveRecord: () => Promise<boolean>;
}

const tokenCalls = () => import('./token-calls.ts');

let fetchLeaveModule!: () => Promise<LeaveModule>;

/** How long a log-out waits for its code, in ms. */
const leaveCodeTimeoutMs = 3000;

/**
 * Signs out here, whatever the server says: on a shared computer a failed request must not leave a student signed in. A failure is only
 * logged (docs/specification.md, section 8).
 */
export async function logout(): Promise<void> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, leaveCodeTimeoutMs));
  if (!(await Promise.race([fetchLeaveModule(), late]).then(({ leaveRecord }) => leaveRecord(), leaveUnasked))) return;
  const token = session.getState().user?.token;
  clearBrowserStorage();
  session.setState({ user: null });
  try {
    const { endSession } = await tokenCalls();
    const { message } = await endSession(token);
    showToast(message);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification's one place for this failure
    console.error(error);
  }
}

/** If the code does not come, the next person at the phone still finds no record of this account. Another account's unsent data stays. */
function leaveUnasked(): boolean {
  // oxlint-disable-next-line no-alert -- a dialog of ours would have to come over the link that brings nothing
  if (!confirm(m.notSentIsLost)) return false;
  try {
    indexedDB.deleteDatabase(recordName(ownerOf(session.getState().user)));
  } catch {
    // Storage that keeps nothing does not delay a log-out.
  }
  return true;
}

function clearBrowserStorage(): void {
  clearForLogout();
  try {
    sessionStorage.clear();
  } catch {
    // Blocked storage holds nothing to clear.
  }
}

/** Asks the server whether the stored profile's session is still valid. Drops a refused profile, and no other stored data. */
export async function verifyToken(): Promise<void> {
  const token = session.getState().user?.token;
  if (token === undefined) return;
  try {
    const { accountOf } = await tokenCalls();
    await accountOf(token);
  } catch (error) {
    // Only a refusal says something about the token; without an answer it stays as it is.
    if (error instanceof ApiError && error.status === 401) forget(token);
  }
}

/**
 * Reads the stored profile, follows other tabs, and drops a profile whose token the server refuses. `leaving` fetches the code that runs
 * before a log-out.
 */
export function startSession(leaving: typeof fetchLeaveModule): void {
  fetchLeaveModule = leaving;
  restore();
  window.addEventListener('storage', ({ key }) => {
    if (key === profileKey || key === null) restore();
  });
  // A page that the browser kept in its back-forward cache has not noticed what other tabs stored meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restore();
  });
  void verifyToken();
}
