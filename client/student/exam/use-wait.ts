import { useCallback, useEffect, useState } from 'react';
import type { ExamRun } from './exam-run.ts';

/** The student's own hold of a reveal. */
export interface Wait {
  /** Whether the revealed question waits until the student goes on. */
  readonly waits: boolean;
  readonly begin: () => void;
  readonly goOn: () => void;
}

/** Holds the revealed question `number` of a run until the student goes on, or the question changes. */
export function useWait(run: ExamRun, number: number): Wait {
  const [waitsAt, setWaitsAt] = useState<number | null>(null);
  const waits = waitsAt === number;
  useEffect(() => {
    if (!waits) return;
    const letGo = run.hold();
    return () => letGo('by-the-clock');
  }, [waits, run]);
  const begin = useCallback(() => setWaitsAt(number), [number]);
  const goOn = useCallback(() => setWaitsAt(null), []);
  return { waits, begin, goOn };
}
