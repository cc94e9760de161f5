import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { timeZone } from '#client/lib/time/time-zone.ts';
import type { RoomBoard } from '#contract/room.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-day.ts';
import { timeAt } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { Bubble } from './bubble.tsx';
import styles from './day-tab.module.css';
import { countIn, type RoomView } from './rooms-of.ts';
import { stateWord } from './state-word.ts';

const legendStates = ['working', 'notHeard', 'present', 'handedIn', 'absent'] as const;

/** A room as a sheet of bubbles in the order of its seats. Its name opens its table. */
export function RoomSheet({ board, view, onOpen }: { board: RoomBoard; view: RoomView; onOpen: () => void }) {
  const { room, candidates, outage } = view;
  const counts = legendStates
    .map((state) => ({ state, count: countIn(view, state) }))
    .filter(({ state, count }) => count > 0 || state === 'working');
  const words = counts.map(({ state, count }) => `${stateWord(state, board)}: ${numberIn(language, count)}`).join(', ');
  return (
    <article className={styles.room}>
      <header className={layout.between}>
        <h3>
          <Button kind="link" onClick={onOpen}>
            {room ?? m.withoutRoom}
          </Button>
        </h3>
        {outage && (
          <b className={styles.flag}>
            {outage.to === null
              ? m.outageSince(timeAt(Date.parse(outage.from), timeZone))
              : m.minutesProposed(outage.minutes)}
          </b>
        )}
      </header>
      <div className={styles.seats} role="img" aria-label={words}>
        {candidates.map(({ symbolNumber, name, state, answered, total }) => (
          <Bubble
            key={symbolNumber}
            state={state}
            share={total === 0 ? 0 : (answered ?? 0) / total}
            title={`${symbolNumber} ${name}: ${stateWord(state, board)}${answered === null ? '' : `, ${m.answeredOf(answered, total)}`}`}
          />
        ))}
      </div>
      <p className={`${layout.baseline} small`} aria-hidden="true">
        {counts.map(({ state, count }) => (
          <span key={state}>
            <b className="num">{numberIn(language, count)}</b> {stateWord(state, board)}
          </span>
        ))}
      </p>
    </article>
  );
}
