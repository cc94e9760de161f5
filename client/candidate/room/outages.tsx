import { useId, useState } from 'react';
import { timeZone } from '#client/lib/time/time-zone.ts';
import button from '#client/ui/button.module.css';
import * as m from '#messages/room.ts';
import { timeAt } from '#text/dates.ts';
import { heardAt } from './heard-of.ts';
import styles from './outages.module.css';
import { minutesBetween, overlaps } from './needs.ts';
import type { NewAct } from './new-act.ts';
import { OutageBars } from './outage-bars.tsx';
import type { RoomBoard } from './room-calls.ts';
import hall from '#client/candidate/frame/hall.module.css';

type Outage = RoomBoard['outages'][number];

const time = (instant: string) => timeAt(Date.parse(instant), timeZone);

/** What has happened to the whole room: an open outage, and the minutes that a finished one proposes. */
export function Outages({ board, act }: { board: RoomBoard; act: (act: NewAct) => void }) {
  return board.outages.map((outage) => {
    const { id, from, to, dark, worked, back, minutes, given } = outage;
    if (to !== null && (given !== null || dark === 0 || minutes === 0)) return null;
    return (
      <section key={id} className={styles.proposal} aria-labelledby={`outage-${id}`}>
        <h2 id={`outage-${id}`}>{to === null ? m.outageOpen(time(from)) : m.outageOver(minutesBetween(from, to))}</h2>
        {to === null ? (
          <p>{dark + back > 0 && m.notHeardNow(dark, back)}</p>
        ) : (
          <p>
            <b>{m.darkDevices(dark, devicesIn(board, outage), time(from), time(to))}</b>{' '}
            {worked > 0 && m.workedDevices(worked)}
          </p>
        )}
        <OutageBars board={board} outage={outage} />
        {to === null ? (
          <button type="button" className={`${button.outlined} w-full`} onClick={() => act({ kind: 'outage-close' })}>
            {m.closeOutage}
          </button>
        ) : (
          <Gift board={board} outage={outage} act={act} />
        )}
      </section>
    );
  });
}

/** How many devices there were: all in contact just before, and never fewer than were lost. */
function devicesIn(board: RoomBoard, { from, dark, worked }: Outage): number {
  return Math.max(dark + worked, heardAt(board, Date.parse(from) - 1000));
}

/** One tap gives what all of them lost. The list of names is available before. */
function Gift({ board, outage, act }: { board: RoomBoard; outage: Outage; act: (act: NewAct) => void }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const lost = board.candidates.filter(({ dark }) => dark.some((stretch) => overlaps(stretch, outage)));
  return (
    <>
      <div className={styles.gift}>
        <button
          type="button"
          className={button.filled}
          onClick={() => act({ kind: 'outage-give', outage: outage.id, since: board.now })}
        >
          {m.giveTo(outage.minutes, outage.dark)}
        </button>
        <button
          type="button"
          className={hall.text}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {m.seeWho}
        </button>
      </div>
      <ul id={id} className={`${styles.lost} mt-8 hair-above`} hidden={!open}>
        {lost.map(({ symbolNumber, seat, name }) => (
          <li key={symbolNumber}>
            <span className={hall.number}>{seat ?? m.seatNone}</span> {name}
          </li>
        ))}
      </ul>
    </>
  );
}
