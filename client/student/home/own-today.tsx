import { useEffect, useState } from 'react';
import { usePaperUnderWay } from '#client/student/under-way/paper-under-way.ts';
import styles from './own-today.module.css';
import type { TodayBox } from './today-box.tsx';

/** The plan of today, for a student with a goal. A prerendered page keeps its place (client/student/before-paint.js); others load nothing of it. */
export function OwnToday({ hasGoal }: { readonly hasGoal: boolean }) {
  const paper = usePaperUnderWay();
  const [Box, setBox] = useState<TodayBox | null>(null);
  useEffect(() => {
    let here = true;
    if (hasGoal)
      void import('./today-box.tsx')
        .then(({ todayBox }) => todayBox())
        .then(
          (box) => here && setBox(() => box),
          () => {},
        );
    return () => {
      here = false;
    };
  }, [hasGoal]);
  return <div className={styles.place}>{hasGoal && Box !== null && <Box paper={paper ?? null} />}</div>;
}
