import { timeZone } from '#client/text/time-zone.ts';
import button from '#client/ui/button.module.css';
import * as m from '#messages/room.ts';
import { timeAt } from '#text/dates.ts';
import styles from './outages.module.css';
import { minutesBetween } from './needs.ts';
import type { NewAct } from './new-act.ts';
import type { Board } from './room-calls.ts';

const time = (instant: string) => timeAt(Date.parse(instant), timeZone);

/** What has happened to the whole room: an outage that is open, and the minutes that one over proposes. */
export function Outages({ board, act }: { board: Board; act: (act: NewAct) => void }) {
  return board.outages.map((outage) => {
    const { id, from, to, dark, worked, back, minutes, given } = outage;
    if (to !== null && (given !== null || dark === 0 || minutes === 0)) return null;
    return (
      <section key={id} className={styles.proposal} aria-labelledby={`outage-${id}`}>
        <h2 id={`outage-${id}`}>{to === null ? m.outageOpen(time(from)) : m.outageOver(minutesBetween(from, to))}</h2>
        {to === null ? (
          <p>{m.notHeardNow(dark, back)}</p>
        ) : (
          <p>
            <b>{m.darkDevices(dark, time(from), time(to))}</b> {worked > 0 && m.workedDevices(worked)}
          </p>
        )}
        {to === null ? (
          <button type="button" className={button.outlined} onClick={() => act({ kind: 'outage-close' })}>
            {m.closeOutage}
          </button>
        ) : (
          <button
            type="button"
            className={button.filled}
            onClick={() => act({ kind: 'outage-give', outage: id, since: board.now })}
          >
            {m.giveTo(minutes, dark)}
          </button>
        )}
      </section>
    );
  });
}
