import { timeZone } from '#client/lib/time/time-zone.ts';
import * as m from '#messages/room.ts';
import { timeAt } from '#text/dates.ts';
import type { ActRequest } from './act-request.ts';
import styles from './candidate-acts.module.css';
import { ContactLine } from './contact-line.tsx';
import { minutesBetween, overlaps, type Row } from './needs.ts';
import type { NewAct } from './new-act.ts';
import type { RoomBoard } from './room-calls.ts';

interface CandidateActsProps extends Row {
  readonly board: RoomBoard;
  readonly now: number;
  readonly act: (act: NewAct) => void;
  readonly ask: (asked: ActRequest) => void;
}

const time = (instant: string) => timeAt(Date.parse(instant), timeZone);

/** The evidence in sentences, then the commands. The most fitting one comes first. */
export function CandidateActs({ candidate, need, board, now, act, ask }: CandidateActsProps) {
  const { symbolNumber, name, dark, worked, lastHeard, endsAt, state, confirmed, handedInAt } = candidate;
  const to = { symbolNumber };
  const stretch = need?.kind === 'dark' ? need.stretch : null;
  const facts = [
    ...dark.flatMap((each) => [
      m.darkFromTo(time(each.from), time(each.to)),
      ...(each === stretch ? [othersThen(board, symbolNumber, each)] : []),
    ]),
    ...worked.map((each) => m.workedFromTo(time(each.from), time(each.to))),
    lastHeard === null ? m.neverHeard : m.lastHeardAt(time(lastHeard)),
    ...(state === 'handedIn' ? [] : [m.endsAt(time(endsAt))]),
  ];
  const released = (
    <Act name={m.releaseAsks} go={need?.kind === 'device'} does={() => ask({ kind: 'release', to, name })} />
  );
  return (
    <div className={styles.acts}>
      <div className={`narrow-only ${styles.line}`}>
        <ContactLine candidate={candidate} board={board} now={now} />
      </div>
      <p className="small">
        <span className="mono">{symbolNumber}</span> · {facts.join(' ')}
      </p>
      <div className={`${styles.buttons} mt-12`}>
        {need?.kind === 'device' && released}
        {stretch && (
          <Act
            name={m.giveCount(minutesBetween(stretch.from, stretch.to))}
            go
            does={() =>
              act({
                kind: 'minutes',
                to,
                minutes: minutesBetween(stretch.from, stretch.to),
                reason: m.darkReason(time(stretch.from), time(stretch.to)),
                dark: stretch.from,
              })
            }
          />
        )}
        {state !== 'handedIn' && !confirmed && (
          <Act
            name={m.confirmHere}
            go={need?.kind === 'unconfirmed'}
            does={() => act({ kind: 'present', symbolNumber, present: true })}
          />
        )}
        {state !== 'handedIn' && <Act name={m.otherMinutes} does={() => ask({ kind: 'minutes', to, name, stretch })} />}
        {need?.kind !== 'device' && lastHeard !== null && state !== 'handedIn' && released}
        {confirmed && (state === 'present' || state === 'absent') && (
          <Act name={m.notHere} does={() => act({ kind: 'present', symbolNumber, present: false })} />
        )}
        {state !== 'absent' && <Act name={m.announce} does={() => ask({ kind: 'announce', to, name })} />}
        {handedInAt !== null && Date.parse(endsAt) > now && (
          <Act name={m.takeBack} does={() => ask({ kind: 'take-back', to, name })} />
        )}
      </div>
    </div>
  );
}

/** Whether it was only this device: what an invigilator asks first. */
function othersThen({ candidates }: RoomBoard, symbolNumber: string, stretch: { from: string; to: string }): string {
  const others = candidates.filter(
    (other) => other.symbolNumber !== symbolNumber && other.dark.some((each) => overlaps(each, stretch)),
  );
  return others.length === 0 ? m.nobodyElseDark : m.othersDark(others.length);
}

function Act({ name, go = false, does }: { name: string; go?: boolean; does: () => void }) {
  return (
    <button type="button" className={`${styles.act} ${go ? styles.go : ''}`} onClick={does}>
      {name}
    </button>
  );
}
