import type { CSSProperties } from 'react';
import { timeZone } from '#client/lib/time/time-zone.ts';
import * as m from '#messages/room.ts';
import { timeAt } from '#text/dates.ts';
import { barsOf } from './heard-of.ts';
import styles from './outages.module.css';
import type { RoomBoard } from './room-calls.ts';

/** How many devices were in contact, minute by minute: an outage is visible as a gap. */
export function OutageBars({ board, outage }: { board: RoomBoard; outage: RoomBoard['outages'][number] }) {
  const bars = barsOf(board, outage);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const [first] = bars;
  if (!first || bars.length < 2) return null;
  const from = Date.parse(outage.from);
  const until = outage.to === null ? null : Date.parse(outage.to);
  const place = (moment: number) => {
    const at = bars.findIndex((bar) => bar.at >= moment);
    return { '--at': (at < 0 ? bars.length : at) / bars.length } as CSSProperties;
  };
  return (
    <div className={styles.bars} role="img" aria-label={m.heardEachMinute}>
      <div className={styles.strip}>
        {bars.map(({ at, count }) => (
          <i
            key={at}
            className={count === 0 ? styles.none : undefined}
            style={{ height: `${(count / most) * 100}%` }}
          />
        ))}
      </div>
      <div className={styles.axis}>
        {from > first.at && <span style={place(first.at)}>{timeAt(first.at, timeZone)}</span>}
        <span style={place(from)}>{timeAt(from, timeZone)}</span>
        {until !== null && <span style={place(until)}>{timeAt(until, timeZone)}</span>}
      </div>
    </div>
  );
}
