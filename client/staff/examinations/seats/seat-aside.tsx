import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import type { PlannedRoom, SeatedCandidate, SeatingPlan } from '#contract/seating.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-seats.ts';
import { numberIn } from '#text/numbers.ts';
import { schoolLetters } from './seating-plan.ts';
import plan from './plan.module.css';
import styles from './seats.module.css';

interface SeatAsideProps {
  readonly room: PlannedRoom;
  readonly here: string | null;
  readonly lifted: string | null;
  readonly unseated: SeatingPlan['unseated'];
  readonly canChange: boolean;
  readonly onLift: (symbolNumber: string) => void;
  readonly onPutBack: () => void;
  readonly onStrike: (seat: string) => void;
}

/** As many as a person looks through. */
const shownUnseated = 12;

/** Beside the plan: who sits on the seat, who has none, and what the signs mean. */
export function SeatAside({ room, here, lifted, unseated, canChange, onLift, onPutBack, onStrike }: SeatAsideProps) {
  const who = room.seats.find(({ seat }) => seat === here);
  const isGone = here !== null && room.struckOut.includes(here);
  const lift = (candidate: SeatedCandidate) =>
    candidate.symbolNumber === lifted ? onPutBack() : onLift(candidate.symbolNumber);
  const schools = [...new Set(room.seats.flatMap(({ school }) => school ?? []))].sort((one, other) =>
    one.localeCompare(other, language),
  );
  return (
    <div className={styles.aside}>
      <h3 className="h3">{here === null ? m.room(room.room) : m.seatIs(here)}</h3>
      {here === null && <p className="small">{m.chooseSeat}</p>}
      {who !== undefined && (
        <p>
          <b>{who.name}</b>
          <br />
          <span className="mono">{who.symbolNumber}</span>
          <br />
          <span className="small">{who.school ?? m.unknownSchool}</span>
        </p>
      )}
      {here !== null && who === undefined && <p>{isGone ? m.gone : m.free}</p>}
      {canChange && here !== null && (
        <p className={layout.row}>
          {who !== undefined && (
            <Button kind="link" onClick={() => lift(who)}>
              {who.symbolNumber === lifted ? m.putBack : m.lift}
            </Button>
          )}
          {who === undefined && (
            <Button kind="link" onClick={() => onStrike(here)}>
              {isGone ? m.bringBack : m.strikeOut}
            </Button>
          )}
        </p>
      )}
      {unseated.length > 0 && (
        <>
          <h3 className="h3">{m.unseated}</h3>
          <ul className={styles.unseated}>
            {unseated.slice(0, shownUnseated).map((candidate) => (
              <li key={candidate.symbolNumber}>
                <Button
                  kind="bare"
                  aria-pressed={candidate.symbolNumber === lifted}
                  disabled={!canChange}
                  onClick={() => lift(candidate)}
                >
                  <span className="mono">{candidate.symbolNumber}</span> {candidate.name}
                </Button>
              </li>
            ))}
          </ul>
          {unseated.length > shownUnseated && (
            <p className="small">{m.andMore(numberIn(language, unseated.length - shownUnseated))}</p>
          )}
        </>
      )}
      <h3 className="h3">{m.signs}</h3>
      <ul className={styles.signs}>
        <li>
          <i className={`${plan.seat} ${plan.pairRight}`} aria-hidden="true" />
          {m.signPair}
        </li>
        <li>
          <i className={`${plan.seat} ${plan.gone}`} aria-hidden="true" />
          {m.signGone}
        </li>
        <li>
          <i className={`${plan.seat} ${plan.free}`} aria-hidden="true" />
          {m.signFree}
        </li>
        <li>
          <i className={`${plan.seat} ${plan.here}`} aria-hidden="true" />
          {m.signHere}
        </li>
      </ul>
      {schools.length > 0 && (
        <details>
          <summary>{m.schools}</summary>
          <ul className={styles.schools}>
            {schools.map((school) => (
              <li key={school}>
                <span className={plan.school}>{schoolLetters(school)}</span> {school}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
