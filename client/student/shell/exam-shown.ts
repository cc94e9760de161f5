import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Every tab with an exam holds it. A disturbance waits until all have released it. */
export const examLock = 'tayari-exam';

/** How many screens of running exams this tab shows. */
const shownExams = createStore(() => 0);

function count(change: 1 | -1): void {
  shownExams.setState((before) => before + change, true);
}

/** Whether this tab shows a running exam. */
export function useExamShown(): boolean {
  return useStore(shownExams) > 0;
}

/** For the screen of an exam: tells this page and the other tabs that an exam is running. */
export function useShowsExam(goesOn: boolean): void {
  useEffect(() => {
    if (!goesOn) return;
    let letGo = () => {};
    const left = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    count(1);
    // Absent if the page does not come over a secure connection; there is no service worker either then.
    void navigator.locks?.request(examLock, { mode: 'shared' }, () => left);
    return () => {
      count(-1);
      letGo();
    };
  }, [goesOn]);
}
