import { timeZone } from '#client/lib/time/time-zone.ts';
import type { Candidate } from '#contract/candidates.ts';
import type { Examination } from '#contract/examination.ts';
import { prefix } from '#messages/language.ts';
import * as m from '#messages/staff-print.ts';
import { timeAt } from '#text/dates.ts';
import { PaperTitle } from './paper-title.tsx';
import styles from './print.module.css';

interface CoverSheetProps {
  readonly examination: Examination;
  readonly room: string;
  readonly candidates: readonly Candidate[];
  /** Undefined if it is not known in this window. */
  readonly pass: string | undefined;
}

/** The invigilator's own sheet: how to open the room's board, the times, and what to do. Candidates never get it. */
export function CoverSheet({ examination, room, candidates, pass }: CoverSheetProps) {
  const { code, opensAt, startsAt, minutes } = examination;
  const start = Date.parse(startsAt);
  const time = (moment: number) => timeAt(moment, timeZone);
  const longer = candidates.filter(({ extraMinutes }) => extraMinutes > 0);
  const address = `${location.host}${prefix}/room/${code}`;
  return (
    <section className={styles.room} aria-label={m.coverOf(room)}>
      <PaperTitle of={examination}>
        <p>
          <b>{m.coverOf(room)}</b> · {m.candidatesCount(candidates.length)}
        </p>
      </PaperTitle>
      <p className={styles.own}>
        <b>{m.keepSheet}</b>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{m.boardAt}</dt>
          <dd>{address}</dd>
        </div>
        <div>
          <dt>{m.pass}</dt>
          <dd className={styles.pass}>{pass ?? '__________'}</dd>
        </div>
        <div>
          <dt>{m.signInOpens}</dt>
          <dd>{time(Date.parse(opensAt))}</dd>
        </div>
        <div>
          <dt>{m.start}</dt>
          <dd>{time(start)}</dd>
        </div>
        <div>
          <dt>{m.endOfMost}</dt>
          <dd>{time(start + minutes * 60_000)}</dd>
        </div>
      </dl>
      {longer.length > 0 && (
        <>
          <h3>{m.longerHere}</h3>
          <ul className={styles.longer}>
            {longer.map(({ symbolNumber, name, extraMinutes }) => (
              <li key={symbolNumber}>
                {name} · {symbolNumber}: {time(start + (minutes + extraMinutes) * 60_000)}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{m.whatToDo}</h3>
      <ol className={styles.steps}>
        {m.roomSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
