import type { CSSProperties } from 'react';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { Wordmark } from '#client/ui/wordmark.tsx';
import * as m from '#messages/room.ts';
import { language } from '#messages/language.ts';
import { timeAt } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { secondAt } from '#client/candidate/frame/clock-time.tsx';
import { titleIn } from '#client/candidate/frame/exam-ident.tsx';
import { HallIcon } from '#client/candidate/frame/hall-icon.tsx';
import { HallLanguage } from '#client/candidate/frame/hall-language.tsx';
import type { RoomBoard } from './room-calls.ts';
import { roomTimes } from '#contract/room-times.ts';
import type { RoomSnapshot } from './room-desk.ts';
import head from '#client/candidate/frame/hall-head.module.css';
import save from '#client/candidate/frame/save-state.module.css';

interface BoardHeadProps {
  readonly kept: RoomSnapshot;
  /** Whether the last call got no answer. */
  readonly lost: boolean;
  readonly board: RoomBoard;
  readonly now: number;
}

/** The room, the time that most candidates have, and the age of the board. */
export function BoardHead({ kept, lost, board, now }: BoardHeadProps) {
  const startsAt = Date.parse(board.startsAt);
  const { end: endsAt } = roomTimes(board, now);
  const left = Math.max(0, endsAt - Math.max(now, startsAt));
  const style = {
    '--left': Math.min(1, left / Math.max(1, endsAt - startsAt)),
    '--n': Math.max(1, Math.ceil((endsAt - startsAt) / 600_000)),
  } as CSSProperties;
  return (
    <header className={head.head}>
      <div className={`${head.headline} ${head.clock}`} style={style} aria-hidden="true">
        <i />
      </div>
      <span className={head.brand}>
        <Wordmark />
      </span>
      <p className={head.who}>
        <b>{m.roomNamed(kept.room)}</b>
        <span>{titleIn(board.title)}</span>
      </p>
      <div className={head.time} role="timer" aria-live="off">
        <span className="vh">{m.timeLeft}</span>
        <span className={head.left}>
          <b>{numberIn(language, Math.ceil(left / 60_000))}</b> {m.minutesShort}
        </span>
        <small>{now < startsAt ? m.begins(timeAt(startsAt, timeZone)) : m.ends(timeAt(endsAt, timeZone))}</small>
      </div>
      <BoardContact kept={kept} lost={lost} board={board} now={now} />
      <div className={`screen-only ${head.tools}`}>
        <HallLanguage />
      </div>
    </header>
  );
}

/** How old a current board may be, in ms: the next call starts after 5 s, and its answer may take as long. */
const freshMs = 10_000;

/** The age of the board, and how many acts wait on this device. */
export function BoardContact({ kept, lost, board, now }: BoardHeadProps) {
  const at = Date.parse(board.now);
  const age = Math.max(0, now - at);
  const waiting = kept.waiting.length;
  const time = secondAt(at);
  if (lost || age > freshMs)
    return (
      <p className={`${save.state} ${save.kept}`} role="status">
        <span>
          {m.asOf(time, ageText(age))}
          {waiting > 0 && ` · ${m.actsWait(waiting)}`}
        </span>
      </p>
    );
  return (
    <p className={save.state}>
      <HallIcon name={waiting > 0 ? 'sending' : 'saved'} size={18} />
      <span>{waiting > 0 ? m.sendingActs(waiting) : m.upToDate(time)}</span>
    </p>
  );
}

/** In steps of ten seconds, because a screen reader reads each change; empty before the first step. */
function ageText(age: number): string {
  if (age < 10_000) return '';
  return age < 60_000 ? m.seconds(Math.floor(age / 10_000) * 10) : m.minutes(Math.floor(age / 60_000));
}
