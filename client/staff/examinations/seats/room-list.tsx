import { Button } from '#client/ui/button.tsx';
import type { SeatingPlan } from '#contract/seating.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-seats.ts';
import { numberIn } from '#text/numbers.ts';
import styles from './seats.module.css';

interface RoomListProps {
  readonly plan: SeatingPlan;
  readonly room: string;
  readonly onChoose: (room: string) => void;
}

/** The rooms: how many of their seats are taken, who has more time, how many pairs of one school. */
export function RoomList({ plan: { rooms, pairs }, room, onChoose }: RoomListProps) {
  return (
    <nav className={styles.rooms} aria-label={m.rooms}>
      {rooms.map(({ room: name, rows, columns, struckOut, seats }) => {
        const places = (rows ?? 0) * (columns ?? 0) - struckOut.length;
        const longer = seats.filter(({ extraMinutes }) => extraMinutes > 0).length;
        const ownPairs = pairs.filter((pair) => pair.room === name).length;
        const notes = [longer > 0 && m.moreTime(longer), m.pairsHere(ownPairs)];
        return (
          <Button
            key={name}
            kind="bare"
            aria-current={name === room ? 'true' : undefined}
            onClick={() => onChoose(name)}
          >
            <b>{name}</b>
            <span>{rows === null ? '' : `${numberIn(language, seats.length)}/${numberIn(language, places)}`}</span>
            <small>{rows === null ? m.noShape : notes.filter(Boolean).join(', ')}</small>
          </Button>
        );
      })}
    </nav>
  );
}
