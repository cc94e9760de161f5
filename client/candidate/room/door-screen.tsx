import { hasBegun } from '#contract/examination-states.ts';
import { lazy, Suspense, useRef, useState, type FormEvent } from 'react';
import { timeZone } from '#client/lib/time/time-zone.ts';
import button from '#client/ui/button.module.css';
import { chunk } from '#client/ui/chunk.ts';
import layout from '#client/ui/layout.module.css';
import * as m from '#messages/door.ts';
import { language } from '#messages/language.ts';
import { roomNamed, understood } from '#messages/room.ts';
import { noCard, otherExamination } from '#messages/scan.ts';
import { timeAt } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { HallIcon } from '#client/candidate/frame/hall-icon.tsx';
import { HallLanguage } from '#client/candidate/frame/hall-language.tsx';
import { useNow } from '#client/candidate/frame/use-now.ts';
import { Wordmark } from '#client/ui/wordmark.tsx';
import { ActForm } from './act-form.tsx';
import { BoardContact } from './board-head.tsx';
import { arrivalsOf, byCard, byNumber, inOrder, type Arrival, type DoorAnswer } from './door.ts';
import { DoorPerson } from './door-person.tsx';
import { Face } from './face.tsx';
import { named, type NewAct } from './new-act.ts';
import { photoOf } from './photo-of.ts';
import type { RoomBoard } from './room-calls.ts';
import type { RoomDesk, RoomSnapshot, RoomState } from './room-desk.ts';
import head from '#client/candidate/frame/hall-head.module.css';
import hall from '#client/candidate/frame/hall.module.css';
import boardStyles from './board-screen.module.css';
import styles from './door-screen.module.css';

const Scanner = lazy(chunk('scan', () => import('#client/candidate/scan/scanner.tsx')));

interface DoorScreenProps {
  readonly desk: RoomDesk;
  readonly state: RoomState;
  readonly kept: RoomSnapshot;
  readonly board: RoomBoard;
  readonly close: () => void;
}

/** The door of a room: a card is read or its number typed, photo and seat come up, one press says present, and the next card. */
export function DoorScreen({ desk, state, kept, board, close }: DoorScreenProps) {
  const now = useNow(desk.now);
  const [answer, setAnswer] = useState<DoorAnswer | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [order, setOrder] = useState<'seat' | 'name'>('seat');
  const [isAsking, setIsAsking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const list = state.door?.list ?? null;
  const arrivals = list === null ? [] : arrivalsOf(list, board, kept.waiting);
  const { awaited, here } = inOrder(arrivals, order);
  const found = answer?.kind === 'found' ? answer : null;
  const arrival = found && arrivals.find(({ candidate }) => candidate.symbolNumber === found.candidate.symbolNumber);

  function show(next: DoorAnswer): void {
    setDone(null);
    setAnswer(next);
    if (next.kind === 'found') scrollTo({ top: 0 });
  }
  function act(one: NewAct, said: string): void {
    desk.act(named(one));
    setIsAsking(false);
    setAnswer(null);
    setDone(said);
  }
  function findTyped(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    if (list === null || typed === '') return setDone(m.numberMissing);
    const next = byNumber(typed, list);
    if (next.kind === 'found' && field.current) field.current.value = '';
    show(next);
  }

  const lastEntry = list === null ? Date.parse(board.startsAt) : Date.parse(list.lastEntryAt);
  const begun = hasBegun(board, now);
  const left = Math.max(0, (begun ? lastEntry : Date.parse(board.startsAt)) - now);
  return (
    <div className={styles.page}>
      <header className={`${head.head} ${head.quiet}`}>
        <div className={head.headline} aria-hidden="true" />
        <span className={head.brand}>
          <Wordmark />
        </span>
        <p className={`${head.who} ${styles.title}`} aria-hidden="true">
          <b>{roomNamed(kept.room)}</b> {m.roomAtDoor}
        </p>
        <div className={`screen-only ${head.tools}`}>
          <HallLanguage />
        </div>
        <BoardContact kept={kept} lost={state.lost} board={board} now={now} />
      </header>
      <main id="main">
        <h1 className="vh">{`${roomNamed(kept.room)} ${m.roomAtDoor}`}</h1>
        <div className={styles.door}>
          <div>
            <Suspense fallback={<div className={styles.opening} />}>
              <Scanner
                paused={arrival !== null && arrival !== undefined}
                onText={(text) => list && show(byCard(text, list))}
              />
            </Suspense>
            {found && arrival && (
              <DoorPerson
                key={found.candidate.symbolNumber}
                arrival={arrival}
                room={kept.room}
                jpeg={photoOf(state, found.candidate)}
                late={begun ? lateWords(now, lastEntry) : null}
                present={() => {
                  const { symbolNumber, name } = found.candidate;
                  const check = found.check === null ? {} : { check: found.check };
                  act({ kind: 'present', symbolNumber, present: true, ...check }, m.wasPresent(name));
                }}
                takeBack={() => {
                  desk.act(named({ kind: 'present', symbolNumber: found.candidate.symbolNumber, present: false }));
                  setAnswer(null);
                }}
                doubt={() => setIsAsking(true)}
                goOn={() => setAnswer(null)}
              />
            )}
            <p className={`${styles.said} ${answer === null || found ? '' : styles.wrong}`} role="status">
              {list === null ? m.noList : answer !== null && answer.kind !== 'found' ? sentenceOf(answer) : done}
            </p>
            {state.refused && (
              <div className={`${layout.spread} ${boardStyles.refused} mt-8`} role="alert">
                <p>{state.refused.sentence}</p>
                <button type="button" className={boardStyles.small} onClick={desk.readRefusal}>
                  {understood}
                </button>
              </div>
            )}
            {!arrival && (
              <form className={styles.find} onSubmit={findTyped} noValidate>
                <label>
                  <span className="vh">{m.numberLabel}</span>
                  <input
                    ref={field}
                    className={`${layout.box} ${hall.field}`}
                    placeholder={m.typeNumber}
                    inputMode="numeric"
                    autoComplete="off"
                    autoCapitalize="characters"
                    spellCheck={false}
                    maxLength={40}
                  />
                </label>
                <button type="submit" className={button.outlined}>
                  {m.find}
                </button>
              </form>
            )}
            <button type="button" className={button.link} onClick={close}>
              {m.toBoard}
            </button>
          </div>
          <div>
            <dl className={`${boardStyles.tally} ${styles.tally}`}>
              <Count name={m.countPresent} count={here.length} />
              <Count name={m.countAwaited} count={awaited.length} />
              <Count name={begun ? m.minutesOfEntry : m.minutesToGo} count={Math.ceil(left / 60_000)} />
            </dl>
            <h2 className={`${boardStyles.heading} mt-24`}>
              {m.notHereYet} <span className="mono">{numberIn(language, awaited.length)}</span>
              <button
                type="button"
                className={`${hall.text} ${styles.order}`}
                onClick={() => setOrder(order === 'seat' ? 'name' : 'seat')}
              >
                {order === 'seat' ? m.byName : m.bySeat}
              </button>
            </h2>
            {list !== null && awaited.length === 0 && <p className="lead mt-8">{m.allHere}</p>}
            <Rows arrivals={awaited} {...{ state, show }} />
            <h2 className={`${boardStyles.heading} mt-24`}>
              {m.present} <span className="mono">{numberIn(language, here.length)}</span>
            </h2>
            <Rows arrivals={here} {...{ state, show }} />
          </div>
        </div>
      </main>
      {isAsking && found && (
        <ActForm
          asked={{ kind: 'face', to: { symbolNumber: found.candidate.symbolNumber }, name: found.candidate.name }}
          board={board}
          room={kept.room}
          act={(one) => act(one, m.wasMarked(found.candidate.name))}
          cancel={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

interface RowsProps {
  readonly arrivals: readonly Arrival[];
  readonly state: RoomState;
  readonly show: (answer: DoorAnswer) => void;
}

function Rows({ arrivals, state, show }: RowsProps) {
  return (
    <ul>
      {arrivals.map((arrival) => {
        const { candidate, isHere, isDoubted } = arrival;
        return (
          <li key={candidate.symbolNumber}>
            <button
              type="button"
              className={styles.row}
              onClick={() => show({ kind: 'found', candidate, check: null })}
            >
              <Face jpeg={photoOf(state, candidate)} />
              <span className="min-w-0">
                <span className={`${layout.cut} ${styles.name}`} title={candidate.name}>
                  {candidate.name}
                </span>
                <span className={`${layout.row} ${styles.state}`}>
                  <HallIcon name={isHere ? 'saved' : 'clock'} size={18} />
                  <span>{isHere ? stateOf(arrival) : <span className="mono">{candidate.symbolNumber}</span>}</span>
                  {isDoubted && <span className={styles.mark}>{m.stateDoubted}</span>}
                </span>
              </span>
              <span className={styles.seat}>
                {candidate.seat ?? '–'} <small>{m.seatShort}</small>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function stateOf({ since, waits }: Arrival): string {
  if (waits) return m.stateKept;
  return since === null ? m.stateHere : m.statePresent(timeAt(Date.parse(since), timeZone));
}

function Count({ name, count }: { name: string; count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{numberIn(language, count)}</dd>
    </div>
  );
}

/** What a late candidate is told. */
function lateWords(now: number, lastEntry: number): string {
  const at = (moment: number) => timeAt(moment, timeZone);
  return now <= lastEntry ? m.late(at(now), at(lastEntry)) : m.tooLate(at(lastEntry));
}

/** What a card is that belongs to no candidate of this room. */
function sentenceOf(answer: Exclude<DoorAnswer, { readonly kind: 'found' }>): string {
  switch (answer.kind) {
    case 'elsewhere':
      return answer.room === null
        ? m.noRoom(answer.symbolNumber)
        : m.elsewhere(answer.symbolNumber, answer.room, answer.seat);
    case 'unknown':
      return m.unknown(answer.symbolNumber);
    case 'drawn':
      return m.drawn(answer.symbolNumber);
    case 'other-examination':
      return otherExamination(answer.code);
    case 'no-card':
      return noCard;
  }
}
