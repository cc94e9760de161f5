import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { PlannedRoom, SeatingPlan } from '#contract/seating.ts';
import * as m from '#messages/staff-seats.ts';
import { singleKeysAct } from '../../ui/single-keys.ts';
import { PlanFrame } from './plan-frame.tsx';
import { partnersOf, schoolLetters, seatFrom } from './seating-plan.ts';
import styles from './plan.module.css';

interface SeatGridProps {
  readonly room: PlannedRoom;
  readonly pairs: SeatingPlan['pairs'];
  /** The seat with the keyboard. */
  readonly here: string | null;
  /** The symbol number of who is lifted. */
  readonly lifted: string | null;
  readonly canChange: boolean;
  /** A person goes to a seat, by a key or a pointer. */
  readonly onGo: (seat: string) => void;
  /** A seat is pressed: it is looked at, or takes who is lifted. */
  readonly onPress: (seat: string) => void;
  /** Lifts who sits on a seat, or puts down who is lifted. */
  readonly onLift: (seat: string) => void;
  /** A candidate is dragged to a seat. */
  readonly onDrop: (symbolNumber: string, seat: string) => void;
  readonly onPutBack: () => void;
  readonly onStrike: (seat: string) => void;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The plan of a room. One seat is in the order of the Tab key; arrows lead to the others. */
export function SeatGrid({ room, pairs, here, lifted, canChange, ...on }: SeatGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);
  const dragged = useRef<string | null>(null);
  const partners = partnersOf(pairs);
  const sitting = new Map(room.seats.map((each) => [each.seat, each]));
  const first = here ?? 'A1';
  useEffect(() => {
    if (byKey.current && here !== null) box.current?.querySelector<HTMLElement>(`[data-seat="${here}"]`)?.focus();
    byKey.current = false;
  }, [here]);

  const onKeyDown = (event: KeyboardEvent) => {
    const seat = (event.target as HTMLElement).dataset['seat'];
    if (seat === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const step = arrows[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = seatFrom(room, seat, step);
      if (next === null) return;
      byKey.current = true;
      return on.onGo(next);
    }
    if (!canChange) return;
    if (event.key === ' ') {
      event.preventDefault();
      return on.onLift(seat);
    }
    if (event.key === 'Escape') return on.onPutBack();
    if (event.key.toLowerCase() === 'x' && singleKeysAct()) on.onStrike(seat);
  };

  return (
    // The keys are those of the seats in it, which are buttons.
    <div
      ref={box}
      role="presentation"
      onKeyDown={onKeyDown}
      // Firefox would press the button too.
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
    >
      <PlanFrame room={room} label={m.plan(room.room)}>
        {(seat) => {
          const who = sitting.get(seat);
          const isGone = room.struckOut.includes(seat);
          const others = who === undefined ? [] : (partners.get(who.symbolNumber) ?? []);
          const isPairWith = (step: readonly [number, number]) => {
            const beside = seatFrom(room, seat, step);
            return beside !== null && others.includes(sitting.get(beside)?.symbolNumber ?? '');
          };
          const name = [
            m.seatIs(seat),
            who === undefined ? (isGone ? m.gone : m.free) : `${who.symbolNumber}, ${who.name}`,
            who?.school,
            others.length > 0 && m.sameSchoolBeside(others.join(', ')),
          ];
          return (
            <button
              key={seat}
              type="button"
              data-seat={seat}
              className={[
                styles.seat,
                isGone && styles.gone,
                who === undefined && !isGone && styles.free,
                isPairWith([0, 1]) && styles.pairRight,
                isPairWith([1, 0]) && styles.pairBehind,
                here === seat && styles.here,
                who !== undefined && lifted === who.symbolNumber && styles.lifted,
              ]
                .filter(Boolean)
                .join(' ')}
              aria-label={name.filter(Boolean).join(', ')}
              aria-pressed={here === seat}
              tabIndex={seat === first ? 0 : -1}
              draggable={canChange && who !== undefined}
              onClick={() => on.onPress(seat)}
              onDragStart={(event) => {
                if (lifted !== null || who === undefined) return event.preventDefault();
                dragged.current = who.symbolNumber;
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', who.symbolNumber);
                // Chromium ends a drag whose seat changes its look while it begins.
                requestAnimationFrame(() => on.onLift(seat));
              }}
              onDragOver={(event) => {
                if (dragged.current === null || isGone) return;
                event.preventDefault();
                event.dataTransfer.dropEffect = 'move';
                if (here !== seat) on.onGo(seat);
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged.current !== null) on.onDrop(dragged.current, seat);
              }}
              onDragEnd={() => {
                dragged.current = null;
                on.onPutBack();
              }}
            >
              <b>{seat}</b>
              {who !== undefined && (
                <>
                  <span className={styles.school}>{who.school === null ? '·' : schoolLetters(who.school)}</span>
                  <span className={styles.number}>{who.symbolNumber}</span>
                  {who.extraMinutes > 0 && <span className={styles.more}>{m.moreMinutes(who.extraMinutes)}</span>}
                </>
              )}
            </button>
          );
        }}
      </PlanFrame>
    </div>
  );
}
