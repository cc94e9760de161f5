import type { Explanations, MathMap } from '#content/load/loaded-bank.ts';
import { formatOf } from '#exam/practice/formats.ts';
import type { PaperTopic } from '#exam/record/keep.ts';
import { useEffect, useRef } from 'react';
import { afterFrame } from '#client/ui/after-frame.ts';
import type { ExamRun } from './exam-run.ts';

interface PaperContext {
  readonly topic: PaperTopic | undefined;
  readonly math: MathMap;
  readonly explanations: Explanations | null;
}

/**
 * Puts an exam into the record while it runs, and sends it when the student leaves it. So the record has it when a start clears its keys. The code comes after the first answer: no
 * exam waits for it, and an exam without it goes on.
 */
export function useKeepInRecord(run: ExamRun, context: PaperContext): void {
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
  });
  useEffect(() => {
    let seen = run.attempt();
    if (!formatOf(seen.exam.format).scored) return;
    let isSent = true;
    let stopWaiting: (() => void) | null = null;
    const keep = () => {
      if (stopWaiting === null) return;
      stopWaiting();
      stopWaiting = null;
      const attempt = seen;
      void import('#client/student/record/keep-attempt.ts').then(
        ({ keepAttempt }) => keepAttempt(attempt, latest.current),
        () => {},
      );
    };
    const send = () => {
      if (isSent) return;
      isSent = true;
      void import('#client/student/record/keep-attempt.ts').then(
        ({ sendLeft }) => sendLeft(),
        () => {},
      );
    };
    const look = () => {
      const attempt = run.attempt();
      if (attempt === seen) return;
      seen = attempt;
      isSent = false;
      // Not later: a student may leave the page right after a tap.
      stopWaiting ??= afterFrame(keep);
    };
    const unsubscribe = run.subscribe(look);
    // A phone may end a hidden page at any time.
    const hide = () => {
      if (document.visibilityState !== 'hidden') return;
      keep();
      send();
    };
    document.addEventListener('visibilitychange', hide);
    globalThis.addEventListener('pagehide', keep);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', hide);
      globalThis.removeEventListener('pagehide', keep);
      keep();
      send();
    };
  }, [run]);
}
