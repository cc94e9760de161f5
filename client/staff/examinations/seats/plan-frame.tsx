import type { CSSProperties, ReactNode } from 'react';
import type { PlannedRoom } from '#contract/seating.ts';
import * as m from '#messages/staff-seats.ts';
import { seatRows } from './seating-plan.ts';
import styles from './plan.module.css';

interface PlanFrameProps {
  readonly room: PlannedRoom;
  readonly label: string;
  readonly children: (seat: string) => ReactNode;
}

/** A room from above: the door, the front, and below it row by row what stands for each seat. */
export function PlanFrame({ room, label, children }: PlanFrameProps) {
  const { rows, columns } = room;
  return (
    <div className={styles.plan}>
      <div className={styles.front}>
        <span className={styles.door}>{m.door}</span>
        <b>{m.front}</b>
        <span>{m.shapeOf(rows ?? 0, columns ?? 0)}</span>
      </div>
      <div
        className={styles.grid}
        style={{ '--columns': columns ?? 0 } as CSSProperties}
        role="group"
        aria-label={label}
      >
        {seatRows(room).map((row) => (
          <div className={styles.row} key={row[0]}>
            <span className={styles.letter} aria-hidden="true">
              {row[0]?.replace(/\d+$/, '')}
            </span>
            {row.map(children)}
          </div>
        ))}
      </div>
    </div>
  );
}
