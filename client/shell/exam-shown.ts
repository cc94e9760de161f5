import { useEffect, useSyncExternalStore } from 'react';

/** Held by every tab that shows an exam: what would disturb it waits until all have let go. */
export const examLock = 'tayari-exam';

let shown = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  shown += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether this tab shows an exam that is going on. */
export function useExamShown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => shown > 0,
    () => false,
  );
}

/** For the screen of an exam: says so to this page and to the other tabs while it is going on. */
export function useShowsExam(goesOn: boolean): void {
  useEffect(() => {
    if (!goesOn) return;
    let letGo = () => {};
    const left = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    count(1);
    // Absent where the page does not come over a safe connection; there is no service worker either then.
    void navigator.locks?.request(examLock, { mode: 'shared' }, () => left);
    return () => {
      count(-1);
      letGo();
    };
  }, [goesOn]);
}
