import { hasBegun } from '#contract/examination-states.ts';
import type { CSSProperties } from 'react';
import { timeZone } from '#client/lib/time/time-zone.ts';
import * as m from '#messages/room.ts';
import { language } from '#messages/language.ts';
import { timeAt } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { HallIcon } from '#client/candidate/frame/hall-icon.tsx';
import type { ActRequest } from './act-request.ts';
import layout from '#client/ui/layout.module.css';
import styles from './candidate-row.module.css';
import { CandidateActs } from './candidate-acts.tsx';
import { Face } from './face.tsx';
import { ContactLine } from './contact-line.tsx';
import { minutesBetween, type Need, type Row } from './needs.ts';
import type { NewAct } from './new-act.ts';
import type { RoomBoard } from './room-calls.ts';

interface CandidateRowProps extends Row {
  readonly board: RoomBoard;
  /** As JPEG in base64; null without one, and undefined where the whole room has none. */
  readonly photo: string | null | undefined;
  readonly now: number;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly act: (act: NewAct) => void;
  readonly ask: (asked: ActRequest) => void;
}

/** Seat, name, state and answers; when opened, the evidence and the commands. */
export function CandidateRow({ candidate, need, board, photo, now, isOpen, toggle, act, ask }: CandidateRowProps) {
  const { name, symbolNumber, seat, answered, total, minutesGiven, deviceChanged, released, leftPage, wrongPins } =
    candidate;
  const { late, implausible, faceDoubted } = candidate;
  const state = stateOf({ candidate, need }, board, now);
  const style = { '--a': total === 0 ? 0 : Math.round(((answered ?? 0) / total) * 100) } as CSSProperties;
  return (
    <li>
      <button
        type="button"
        className={`${styles.row} ${need ? styles.need : ''} ${photo === undefined ? '' : styles.faced}`}
        style={style}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <span className={`${layout.centre} ${styles.seat}`}>{seat ?? m.seatNone}</span>{' '}
        <span className={styles.who}>
          {photo !== undefined && <Face jpeg={photo} />}
          <span className="min-w-0">
            <span className={`${layout.cut} ${styles.name}`} title={name}>
              {name}
            </span>{' '}
            <span className={`${layout.row} ${styles.state}`}>
              <span className="mono">{symbolNumber}</span>
              <Glyph kind={need?.kind ?? candidate.state} />
              <span>{state}</span>
              {minutesGiven > 0 && <span className={styles.given}>{m.given(minutesGiven)}</span>}
              {faceDoubted && <span className={styles.given}>{m.faceDoubted}</span>}
              {released && <span className={styles.given}>{m.released}</span>}
              {deviceChanged && <span className={styles.given}>{m.deviceChanged}</span>}
            </span>
            {wrongPins > 0 && <span className={styles.left}>{m.wrongPins(wrongPins)}</span>}
            {late > 0 && <span className={styles.left}>{m.lateAnswers(late)}</span>}
            {implausible > 0 && <span className={styles.left}>{m.implausible(implausible)}</span>}
            {leftPage > 0 && <span className={styles.left}>{m.leftPage(leftPage)}</span>}
          </span>
        </span>
        <span className={`wide-only ${styles.contact}`} aria-hidden="true">
          <ContactLine candidate={candidate} board={board} now={now} />
        </span>
        <span className={styles.answers}>
          {answered === null ? '–' : numberIn(language, answered)} <small>{m.answeredOf(total)}</small>
        </span>
      </button>
      {isOpen && <CandidateActs {...{ candidate, need, board, now, act, ask, symbolNumber }} />}
    </li>
  );
}

/** A sign for each state, so that colour alone tells none. */
function Glyph({ kind }: { kind: Need['kind'] | Row['candidate']['state'] }) {
  if (kind === 'device') return <HallIcon name="swap" size={18} />;
  if (kind === 'wrongPins') return <HallIcon name="alert" size={18} />;
  if (kind === 'dark') return <HallIcon name="clock" size={18} />;
  return <i className={styles.glyph} data-state={kind} aria-hidden="true" />;
}

/** A few words about a candidate. */
function stateOf({ candidate, need }: Row, board: RoomBoard, now: number): string {
  const span = (from: string | number, to: string | number) => m.minutes(minutesBetween(from, to));
  switch (need?.kind) {
    case 'device':
      return m.wantsDevice;
    case 'wrongPins':
      return m.othersTry;
    case 'notHeard':
      return m.notHeardFor(span(need.since, now));
    case 'dark':
      return m.wasDark(span(need.stretch.from, need.stretch.to));
    case 'unconfirmed':
      return m.unconfirmed;
    case undefined:
      break;
  }
  if (candidate.state === 'handedIn')
    return candidate.handedInAt === null
      ? m.timeOver
      : m.handedInAt(timeAt(Date.parse(candidate.handedInAt), timeZone));
  const absent = hasBegun(board, now) ? m.stateAbsent : m.stateNotYet;
  return { absent, present: m.statePresent, working: m.stateWorking, notHeard: m.notHeard }[candidate.state];
}
