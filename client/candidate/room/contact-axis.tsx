import type { CSSProperties } from 'react';
import { timeZone } from '#client/lib/time/time-zone.ts';
import * as m from '#messages/room.ts';
import { timeAt } from '#text/dates.ts';
import row from './candidate-row.module.css';
import styles from './contact-line.module.css';
import type { RoomBoard } from './room-calls.ts';

/** The meaning of the lines of contact. */
export function ContactLegend() {
  return (
    <span className={styles.legend} aria-hidden="true">
      <span className="inline-flex items-center">
        <svg className={styles.line} viewBox="0 0 24 12">
          <path d="M0 6H24" />
        </svg>
        {m.linesHeard}
      </span>
      <span className="inline-flex items-center">
        <svg className={styles.line} viewBox="0 0 24 12">
          <path className={styles.dots} d="M0 6H24" />
        </svg>
        {m.linesWorked}
      </span>
      <span className="inline-flex items-center">
        <svg className={styles.line} viewBox="0 0 24 12">
          <path d="M0 6H7M17 6H24" />
        </svg>
        {m.linesDark}
      </span>
    </span>
  );
}

/** The times over the lines: the start, the latest outage if there is room for it, and now. */
export function ContactAxis({ board, now }: { board: RoomBoard; now: number }) {
  const from = Date.parse(board.startsAt);
  const outage = board.outages[board.outages.length - 1];
  const out = outage ? Date.parse(outage.from) : from;
  const share = (out - from) / (now - from);
  const marks = [
    { at: from, share: 0 },
    ...(share > 0.15 && share < 0.85 ? [{ at: out, share }] : []),
    { at: now, share: 1 },
  ];
  return (
    <div className={`wide-only ${row.axis}`} aria-hidden="true">
      <span>
        {marks.map((mark) => (
          <em key={mark.share} style={{ '--at': mark.share } as CSSProperties}>
            {timeAt(mark.at, timeZone)}
          </em>
        ))}
      </span>
    </div>
  );
}
