import { useEffect, useState } from 'react';
import { usePaperUnderWay } from '#client/student/under-way/paper-under-way.ts';
import { useSession } from '#client/lib/session/session.ts';
import styles from './continue-paper.module.css';
import type { RecordLine } from './record-line.tsx';

/**
 * Names the paper under way and the content of the record, and leads back to both. A prerendered page keeps its place
 * (client/student/before-paint.js). It loads for students who are signed in or have practised here; a first visitor loads nothing of it.
 */
export function ContinuePaper() {
  const paper = usePaperUnderWay();
  const { user } = useSession();
  const [Line, setLine] = useState<RecordLine | null>(null);
  useEffect(() => {
    let here = true;
    const { record } = document.documentElement.dataset;
    // A prerendered page has this in the first moment of a student with a goal too.
    if (record !== 'goal' && (paper || user || record))
      void import('./record-line.tsx')
        .then(({ recordLine }) => recordLine())
        .then(
          (line) => here && setLine(() => line),
          () => {},
        );
    return () => {
      here = false;
    };
  }, [paper, user]);
  if (Line) return <Line paper={paper ?? null} />;
  return <div className={paper === null ? styles.kept : styles.place} />;
}
