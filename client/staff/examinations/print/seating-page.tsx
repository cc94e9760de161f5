import { timeZone } from '#client/lib/time/time-zone.ts';
import type { Examination } from '#contract/examination.ts';
import type { PlannedRoom } from '#contract/seating.ts';
import * as m from '#messages/staff-seats.ts';
import { timeAt } from '#text/dates.ts';
import { staffCall } from '../../api/staff-call.ts';
import { PlanFrame } from '../seats/plan-frame.tsx';
import plan from '../seats/plan.module.css';
import { PaperTitle } from './paper-title.tsx';
import { PrintFrame } from './print-frame.tsx';
import print from './print.module.css';
import styles from './seating-page.module.css';

/** How long before the start a person is in the seat, in ms. */
const inSeatBefore = 15 * 60_000;

/** A sheet for the door of each room: its plan by seat, and below it the list by symbol number. No PINs. */
export function Component() {
  return (
    <PrintFrame
      title={m.doorPlans}
      segment="seats"
      kind="seating"
      load={load}
      says={(rooms) => (rooms.length === 0 ? m.noSheets : m.sheetsAre(rooms.length))}
    >
      {(examination, rooms) => rooms.map((room) => <DoorPlan key={room.room} examination={examination} room={room} />)}
    </PrintFrame>
  );
}

async function load(code: string): Promise<readonly PlannedRoom[]> {
  const { rooms } = await staffCall('GET /staff/examinations/:code/seating', { params: { code } });
  return rooms.filter(({ seats }) => seats.length > 0);
}

function DoorPlan({ examination, room }: { examination: Examination; room: PlannedRoom }) {
  const { room: name, struckOut } = room;
  const sitting = new Map(room.seats.map((each) => [each.seat, each.symbolNumber]));
  const byNumber = [...room.seats].sort((one, other) =>
    one.symbolNumber.localeCompare(other.symbolNumber, 'en', { numeric: true }),
  );
  const [first, last] = [byNumber[0]?.symbolNumber ?? '', byNumber[byNumber.length - 1]?.symbolNumber ?? ''];
  return (
    <section className={`${print.room} ${styles.sheet}`} aria-label={m.plan(name)}>
      <PaperTitle of={examination}>
        <p>{m.beIn(timeAt(Date.parse(examination.startsAt) - inSeatBefore, timeZone))}</p>
      </PaperTitle>
      <div className={styles.head}>
        <h3 className={styles.name}>{m.room(name)}</h3>
        <p>{m.fromTo(first, last)}</p>
      </div>
      <PlanFrame room={room} label={m.plan(name)}>
        {(seat) => {
          const symbolNumber = sitting.get(seat);
          const isGone = struckOut.includes(seat);
          const state = isGone ? plan.gone : symbolNumber === undefined ? plan.free : '';
          return (
            <span
              key={seat}
              role="img"
              className={`${plan.seat} ${state}`}
              aria-label={`${m.seatIs(seat)}, ${symbolNumber ?? (isGone ? m.gone : m.free)}`}
            >
              <b>{seat}</b>
              {symbolNumber !== undefined && <span className={plan.number}>{symbolNumber}</span>}
            </span>
          );
        }}
      </PlanFrame>
      <h4 className="vh">{m.byNumber}</h4>
      <ol className={styles.list}>
        {byNumber.map(({ symbolNumber, name: who, seat }) => (
          <li key={symbolNumber}>
            <span className="mono">{symbolNumber}</span>
            <span>{who}</span>
            <span className="mono">{seat}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
