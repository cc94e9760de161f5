import cells from '#client/ui/cells.module.css';
import layout from '#client/ui/layout.module.css';
import { timeZone } from '#client/lib/time/time-zone.ts';
import type { RoomBoard } from '#contract/room.ts';
import { roomTimes } from '#contract/room-times.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-day.ts';
import { timeAt } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { TimeFigures } from '../../ui/time-figures.tsx';
import { hasEnded } from '../shared/has-ended.ts';
import { Bubble } from './bubble.tsx';
import styles from './day-tab.module.css';
import { stateWord } from './state-word.ts';

const dayMs = 86_400_000;
/** From this time on, in ms, the band shows days: hundreds of hours are hard to read. */
const daysFromMs = 2 * dayMs;

const shownStates = ['working', 'notHeard', 'present', 'handedIn', 'absent'] as const;

/**
 * The time of most candidates by the server's clock, and the candidates who have longer. Then the counts of each state, and the age of
 * these data. `age` in ms.
 */
export function CountsBand({ board, age }: { board: RoomBoard; age: number }) {
  const now = Date.parse(board.now) + age;
  const start = Date.parse(board.startsAt);
  const isOver = hasEnded(board.state);
  const { end, longer } = roomTimes(board, now);
  const left = isOver ? 0 : now < start ? start - now : Math.max(0, end - now);
  const last = longer[longer.length - 1];
  const seesAnswers = board.candidates.every(({ answered }) => answered !== null);
  const answers = seesAnswers ? board.candidates.reduce((sum, { answered }) => sum + (answered ?? 0), 0) : null;
  const seconds = Math.round(age / 1000);
  const title = !isOver && now < start ? m.timeToStart : left > 0 ? m.timeLeft : m.timeOver;
  return (
    <div className={styles.band}>
      <div className={styles.clock} role="timer" aria-live="off">
        <p className="small">{title}</p>
        <b>
          {left >= daysFromMs ? (
            m.days(numberIn(language, Math.floor(left / dayMs)))
          ) : (
            <TimeFigures of={clockOf(left)} />
          )}
        </b>
        {!isOver && last !== undefined && (
          <p className="small">{m.haveLonger(longer.length, timeAt(Date.parse(last.endsAt), timeZone))}</p>
        )}
        <span className="small">
          {m.serverTime(timeAt(now, timeZone))}{' '}
          <span className={seconds > 15 ? styles.stale : undefined}>
            {seconds > 15 ? m.stale(seconds) : m.updated(seconds)}
          </span>
        </span>
      </div>
      <dl className={`${layout.box} ${cells.cells} ${styles.counts}`}>
        {shownStates.map((state) => (
          <div key={state} data-hot={state === 'notHeard' && board.counts.notHeard > 0 ? '' : undefined}>
            <dt>
              <Bubble state={state} /> {stateWord(state, board)}
            </dt>
            <dd>{numberIn(language, board.counts[state])}</dd>
          </div>
        ))}
        {answers !== null && (
          <div>
            <dt>{m.answersGiven}</dt>
            <dd>{numberIn(language, answers)}</dd>
          </div>
        )}
      </dl>
      {board.state === 'running' && (
        <div className={styles.gone} aria-hidden="true">
          <span style={{ width: `${Math.min(1, (now - start) / Math.max(1, end - start)) * 100}%` }} />
        </div>
      )}
    </div>
  );
}

function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
