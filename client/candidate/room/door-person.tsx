import { useEffect, useRef } from 'react';
import { timeZone } from '#client/lib/time/time-zone.ts';
import button from '#client/ui/button.module.css';
import * as m from '#messages/door.ts';
import { language } from '#messages/language.ts';
import { bikramIn, dayIn, timeAt } from '#text/dates.ts';
import { HallIcon } from '#client/candidate/frame/hall-icon.tsx';
import type { Arrival } from './door.ts';
import { Face } from './face.tsx';
import styles from './door-person.module.css';

interface DoorPersonProps {
  readonly arrival: Arrival;
  readonly room: string;
  readonly jpeg: string | null;
  /** What is said of one who comes after the start; null before. */
  readonly late: string | null;
  readonly present: () => void;
  readonly takeBack: () => void;
  readonly doubt: () => void;
  readonly goOn: () => void;
}

/** A candidate at the door: photo, names, seat, and one press. What is different stands in a sentence below. */
export function DoorPerson({ arrival, room, jpeg, late, present, takeBack, doubt, goOn }: DoorPersonProps) {
  const { candidate, isHere, isDoubted, since } = arrival;
  const { symbolNumber, name, nameNepali, seat, dateOfBirth } = candidate;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const facts = [
    isHere && !isDoubted && (since === null ? m.presentKept : m.presentSince(timeAt(Date.parse(since), timeZone))),
    isDoubted && m.doubted,
    !isHere && late,
  ].filter((each) => typeof each === 'string');
  return (
    <section className={styles.person} aria-live="polite" aria-labelledby="person">
      <div className={styles.facts}>
        <Face jpeg={jpeg} name={name} large />
        <div>
          <h2 className={styles.name} id="person">
            {name}
          </h2>
          {nameNepali !== null && (
            <p className={styles.nepali} lang="ne">
              {nameNepali}
            </p>
          )}
          <dl>
            <div className={styles.seat}>
              <dt>{m.seatShort}</dt>
              <dd>{seat ?? '–'}</dd>
            </div>
            <div>
              <dt>{m.symbolShort}</dt>
              <dd>{symbolNumber}</dd>
            </div>
            <div>
              <dt>{m.roomShort}</dt>
              <dd>{room}</dd>
            </div>
          </dl>
        </div>
      </div>
      {facts.map((fact) => (
        <p className={styles.fact} key={fact}>
          <HallIcon name={isHere ? 'saved' : 'clock'} size={20} />
          <span>{fact}</span>
        </p>
      ))}
      <div className={styles.actions}>
        {isHere ? (
          <button ref={first} type="button" className={button.filled} onClick={goOn}>
            {m.goOn}
          </button>
        ) : (
          <button ref={first} type="button" className={button.filled} onClick={present}>
            <HallIcon name="tick" />
            {m.present}
          </button>
        )}
        {!isDoubted && (
          <button type="button" className={button.outlined} onClick={doubt}>
            {m.notThisFace}
          </button>
        )}
        {isHere && (
          <button type="button" className={button.outlined} onClick={takeBack}>
            {m.notHere}
          </button>
        )}
        {!isHere && (
          <button type="button" className={`${button.link} ${styles.next}`} onClick={goOn}>
            {m.goOn}
          </button>
        )}
      </div>
      {dateOfBirth !== null && (
        <p className="small mt-8">{m.born(bikramIn(language, dateOfBirth) ?? dayIn(language, dateOfBirth))}</p>
      )}
    </section>
  );
}
