import type { CSSProperties, ReactNode } from 'react';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { Wordmark } from '#client/ui/wordmark.tsx';
import * as m from '#messages/hall.ts';
import { timeAt } from '#text/dates.ts';
import { Figures } from './clock-time.tsx';
import { HallIcon } from './hall-icon.tsx';
import { HallLanguage } from './hall-language.tsx';
import { useNow } from './use-now.ts';
import hall from './hall.module.css';
import styles from './hall-head.module.css';

/** The headline of the word, cut into blocks of ten minutes. The share `left` (0 to 1) of them is still there. */
function Headline({ minutes, left }: { minutes?: number | undefined; left?: number }) {
  if (minutes === undefined) return <div className={styles.headline} aria-hidden="true" />;
  const style = { '--left': left, '--n': Math.max(1, Math.ceil(minutes / 10)) } as CSSProperties;
  return (
    <div className={`${styles.headline} ${styles.clock}`} style={style} aria-hidden="true">
      <i />
    </div>
  );
}

function Brand() {
  return (
    <span className={styles.brand}>
      <Wordmark />
    </span>
  );
}

/** The candidate of the screen. */
export interface CandidateIdentity {
  readonly name: string;
  readonly symbolNumber: string;
}

interface QuietHeadProps {
  readonly who?: CandidateIdentity | undefined;
  readonly minutes?: number | undefined;
  readonly left?: number;
}

/** The head of every screen except the paper's. */
export function QuietHead({ who, ...rule }: QuietHeadProps) {
  return (
    <header className={`${styles.head} ${styles.quiet}`}>
      <Headline {...rule} />
      <Brand />
      <p className={`screen-only ${styles.who}`}>
        {who && (
          <>
            {who.name} · <span className="mono">{who.symbolNumber}</span>
          </>
        )}
      </p>
      <div className={`screen-only ${styles.tools}`}>
        <HallLanguage />
      </div>
    </header>
  );
}

interface PaperHeadProps {
  readonly title: string;
  readonly who?: CandidateIdentity | undefined;
  readonly now: () => number;
  /** ms since 1970. */
  readonly endsAt: number;
  readonly givenMinutes: number;
  /** The length of the paper, in minutes. */
  readonly minutes: number;
  readonly grow: () => void;
  /** The state of saving. */
  readonly children: ReactNode;
}

/** How long before the end the paper warns, in ms. */
export const lastMinutesMs = 10 * 60_000;

/** The head of the paper: the remaining time, and whether all is saved, are always visible. */
export function PaperHead({ title, who, now, endsAt, givenMinutes, minutes, grow, children }: PaperHeadProps) {
  // A clock that was read a moment before the start would show more than there is.
  const left = Math.min(minutes * 60_000, Math.max(0, endsAt - useNow(now)));
  const seconds = Math.ceil(left / 1000);
  const state = seconds <= 60 ? styles.last : left <= lastMinutesMs ? styles.soon : '';
  return (
    <header className={styles.head}>
      <Headline minutes={minutes} left={left / (minutes * 60_000)} />
      <Brand />
      <p className={styles.who}>
        <b>{title}</b>
        {who && (
          <span className={styles.person}>
            {who.name} · <span className="mono">{who.symbolNumber}</span>
          </span>
        )}
      </p>
      <div className={`${styles.time} ${state}`} role="timer" aria-live="off">
        <span className="vh">{m.timeLeft}</span>
        <span className={styles.left}>
          {seconds <= 60 && <HallIcon name="clock" size={20} />}
          {left <= lastMinutesMs ? (
            <b>
              <Figures text={minutesAndSeconds(seconds)} />
            </b>
          ) : (
            <>
              <b>{Math.ceil(seconds / 60)}</b> {m.minutesShort}
            </>
          )}
        </span>
        <small>
          {m.ends(timeAt(endsAt, timeZone))}
          {givenMinutes > 0 && <span className="semibold ink">{m.given(givenMinutes)}</span>}
        </small>
      </div>
      {children}
      <div className={`screen-only ${styles.tools}`}>
        <HallLanguage />
        <button type="button" className={hall.icon} aria-label={m.textSize} onClick={grow}>
          <span className={styles.size} aria-hidden="true">
            A<small>a</small>
          </span>
        </button>
      </div>
      <Spoken seconds={seconds} />
    </header>
  );
}

/** Read out at 10, 5 and 1 minutes. The next screen, which stays longer, announces the end. */
function Spoken({ seconds }: { seconds: number }) {
  const minutes = [1, 5, 10].find((mark) => seconds <= mark * 60 && seconds > mark * 60 - 30);
  return (
    <p className="vh" role="status" data-spoken="">
      {minutes !== undefined && m.spokenLeft(minutes)}
    </p>
  );
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
