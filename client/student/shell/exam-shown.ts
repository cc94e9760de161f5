import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Held by every tab that shows an exam: what would disturb it waits until all have let go. */
export const examLock = 'tayari-exam';

/** How many screens of exams this tab shows that are going on. */
const shown = createStore(() => 0);

function count(change: 1 | -1): void {
  shown.setState((before) => before + change, true);
}

/** Whether this tab shows an exam that is going on. */
export function useExamShown(): boolean {
  return useStore(shown) > 0;
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
