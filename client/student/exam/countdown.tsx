import type { TimedView } from '#exam/practice/view.ts';
import { memo, useDeferredValue, type CSSProperties } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import type { ExamRun } from './exam-run.ts';
import { useTimedView } from './use-exam.ts';
import styles from './countdown.module.css';
import * as m from '#messages/exam.ts';

/** The form of the time: minutes and seconds, or whole seconds with their unit. */
export type TimeStyle = 'm:ss' | 's';

/** A screen reader announces the time only at these seconds. */
const spokenAt: readonly number[] = [30, 10, 5];

/** The countdown of the question on screen: a label, the digits, and a bar whose last ten seconds are ten blocks. */
export function Countdown({ run, ...words }: { run: ExamRun; label: string; style: TimeStyle }) {
  // The frame of a tap is for the options: the clock stops in the next one.
  const view = useDeferredValue(useTimedView(run));
  return <Clock view={view} {...words} />;
}

interface ClockProps {
  readonly view: TimedView;
  readonly label: string;
  readonly style: TimeStyle;
}

const Clock = memo(function Clock({ view, label, style }: ClockProps) {
  const { secondsLeft, seconds, urgent, phase } = view;
  const state = phase === 'answering' ? (urgent ? 'urgent' : undefined) : 'locked';
  const bar = { '--left': secondsLeft / seconds, '--seconds': seconds } as CSSProperties;
  return (
    <div className={styles.countdown} data-state={state}>
      <div className={styles.row} role="timer" aria-live="off">
        <span className={styles.label}>{label}</span>
        <span className={`${styles.digits} inline-flex items-center`}>
          <Icon name="clock" weight={2.4} />
          {style === 'm:ss' ? <MinutesAndSeconds seconds={secondsLeft} /> : <Seconds seconds={secondsLeft} />}
        </span>
      </div>
      <div className={styles.bar} style={bar}>
        <i key={view.number} />
      </div>
      <SpokenTime view={view} />
    </div>
  );
});

function MinutesAndSeconds({ seconds }: { seconds: number }) {
  return (
    <span>
      {Math.floor(seconds / 60)}
      <i className={styles.colon}>:</i>
      {String(seconds % 60).padStart(2, '0')}
    </span>
  );
}

function Seconds({ seconds }: { seconds: number }) {
  return (
    <>
      <span>{seconds}</span>
      <small>{m.secondSign}</small>
    </>
  );
}

/** The last of these seconds stays in place, so that a screen reader speaks it once. */
function SpokenTime({ view: { phase, secondsLeft, seconds } }: { view: TimedView }) {
  const reached = spokenAt.filter((second) => secondsLeft <= second && second < seconds).pop();
  return (
    <output className="vh">
      {phase === 'answering' && reached !== undefined && secondsLeft > 0 && m.secondsLeft(reached)}
    </output>
  );
}
