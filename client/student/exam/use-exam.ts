import type { Exam } from '#exam/practice/attempt.ts';
import { formatOf } from '#exam/practice/formats.ts';
import type { Bank } from '#exam/practice/open.ts';
import type { TimedView } from '#exam/practice/view.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from '#client/student/navigation/page.ts';
import { onStoredElsewhere } from '#client/lib/storage/browser-storage.ts';
import { afterFrame } from '#client/ui/after-frame.ts';
import { readStored, readStoredExam, writeStored } from '#client/lib/storage/stored-values.ts';
import type { Environment } from './attempt-store.ts';
import { openRun, type ExamRun, type RunView } from './exam-run.ts';

const browser: Environment = {
  now: () => Date.now(),
  random: () => Math.random(),
  readStored,
  readStoredExam,
  writeStored,
  onStoredElsewhere,
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  afterFrame,
  onVisibility: (listener) => {
    const look = () => listener(document.visibilityState === 'visible');
    const leave = () => listener(false);
    document.addEventListener('visibilitychange', look);
    globalThis.addEventListener('pagehide', leave);
    globalThis.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      globalThis.removeEventListener('pagehide', leave);
      globalThis.removeEventListener('pageshow', look);
    };
  },
};

/** The one place that joins engine, clock and storage: the view of an exam without its time, and the way of its events. */
export function useExam(exam: Exam, bank: Bank): { view: RunView; run: ExamRun } {
  const [run] = useState(() => openRun(exam, bank, browser));
  const navigate = useNavigate();
  const view = useSyncExternalStore(run.subscribe, run.snapshot, run.snapshot);

  useEffect(() => {
    const stop = run.begin();
    // Hydration leaves a radio unchanged: an option darkened on the prerendered question is the student's choice.
    const darkened = document.querySelector<HTMLInputElement>('main input:checked')?.value;
    if (darkened !== undefined) run.send({ type: 'choose', option: darkened });
    return stop;
  }, [run]);

  const { endsAt } = formatOf(exam.format);
  useEffect(() => {
    if (view.phase !== 'ended' || endsAt === null) return;
    // The address at once: a reload during the page's loading would start the exam again.
    globalThis.history.replaceState(globalThis.history.state, '', endsAt);
    // Replaced, so that Back leads to the page before the exam, not into a new one.
    void navigate(endsAt, { replace: true });
  }, [view.phase, endsAt, navigate]);

  return { view, run };
}

/** The same with its time. A component that uses it renders each second. */
export function useTimedView(run: ExamRun): TimedView {
  return useSyncExternalStore(run.subscribe, run.view, run.view);
}
