import { hasBegun } from '#contract/examination-states.ts';
import { useState } from 'react';
import { timeZone } from '#client/lib/time/time-zone.ts';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { useMedia } from '#client/ui/use-media.ts';
import * as m from '#messages/room.ts';
import { language } from '#messages/language.ts';
import { timeAt } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { titleIn } from '#client/candidate/frame/exam-ident.tsx';
import { useNow } from '#client/candidate/frame/use-now.ts';
import { ActForm } from './act-form.tsx';
import type { ActRequest } from './act-request.ts';
import styles from './board-screen.module.css';
import { BoardHead } from './board-head.tsx';
import { CandidateRow } from './candidate-row.tsx';
import { ContactAxis, ContactLegend } from './contact-axis.tsx';
import { RoomDock } from './room-dock.tsx';
import { rowsOf } from './needs.ts';
import { named, type NewAct } from './new-act.ts';
import { Outages } from './outages.tsx';
import { photosOf } from './photo-of.ts';
import type { BoardCommand, RoomBoard } from './room-calls.ts';
import { roomTimes } from '#contract/room-times.ts';
import type { RoomSnapshot, RoomDesk, RoomState } from './room-desk.ts';

interface BoardScreenProps {
  readonly desk: RoomDesk;
  readonly state: RoomState;
  readonly kept: RoomSnapshot;
  readonly board: RoomBoard;
  readonly openDoor: () => void;
}

/** A room at once: candidates who need help are at the top, and each has its commands. */
export function BoardScreen({ desk, state, kept, board, openDoor }: BoardScreenProps) {
  const [open, setOpen] = useState<string | null>(null);
  const [asked, setAsked] = useState<ActRequest | null>(null);
  const now = useNow(desk.now);
  const wide = useMedia('(min-width: 1024px)');
  const { needing, others } = rowsOf(board);
  const { longer } = roomTimes(board, now);
  const photos = photosOf(state);
  const act = (one: NewAct) => {
    setAsked(null);
    desk.act(named(one));
  };
  const atWork = others.filter(({ candidate }) => candidate.state === 'working');
  const here = others.filter(({ candidate }) => candidate.state === 'present');
  const rest = others.filter(({ candidate }) => candidate.state !== 'working' && candidate.state !== 'present');
  const groups = [
    { heading: m.needsYou, rows: needing },
    { heading: m.atWork, rows: atWork },
    { heading: m.here, rows: here },
    { heading: m.notWorking, rows: rest },
  ].filter(({ rows }) => rows.length > 0);
  const begun = hasBegun(board, now);
  const group = ({ heading, rows }: (typeof groups)[number], place: number) => (
    <section key={heading}>
      <h2 className={`${styles.heading} mt-24`}>
        {heading} <span className="mono">{numberIn(language, rows.length)}</span>
        {wide && begun && place === 0 && <ContactLegend />}
      </h2>
      {wide && begun && place === 0 && <ContactAxis board={board} now={now} />}
      <ul>
        {rows.map((row) => (
          <CandidateRow
            key={row.candidate.symbolNumber}
            {...row}
            board={board}
            photo={photos === null ? undefined : (photos.get(row.candidate.symbolNumber) ?? null)}
            now={now}
            isOpen={open === row.candidate.symbolNumber}
            toggle={() => setOpen(open === row.candidate.symbolNumber ? null : row.candidate.symbolNumber)}
            act={act}
            ask={setAsked}
          />
        ))}
      </ul>
    </section>
  );
  const told = board.announcements.length > 0 && <Told board={board} />;
  const { counts } = board;
  return (
    <div className={styles.board}>
      <BoardHead kept={kept} lost={state.lost} board={board} now={now} />
      <main id="main">
        <h1 className={styles.room}>{`${m.roomNamed(kept.room)}, ${titleIn(board.title)}`}</h1>
        {longer.length > 0 && (
          <p className={`${styles.longer} mt-8`}>
            <b>{m.longerTime(longer.length)}</b> {longer.map(untilOf).join('; ')}
          </p>
        )}
        <div className={styles.parts}>
          <aside>
            <dl className={styles.tally}>
              <Count name={m.needYou} count={needing.length} need={needing.length > 0} />
              <Count name={m.working} count={counts.working} />
              <Count name={m.notHeard} count={counts.notHeard} />
              {board.state === 'open' ? (
                <Count name={m.present} count={counts.present} />
              ) : (
                <Count name={m.handedIn} count={counts.handedIn} />
              )}
              <Count name={begun ? m.absent : m.notYet} count={counts.absent} />
            </dl>
            {state.refused && (
              <div className={`${layout.spread} ${styles.refused} mt-16`} role="alert">
                <p>{m.refused(state.refused.sentence)}</p>
                {state.refused.given !== null && (
                  <GiveToo act={state.refused.act} since={state.refused.given} desk={desk} />
                )}
                <button type="button" className={styles.small} onClick={desk.readRefusal}>
                  {m.understood}
                </button>
              </div>
            )}
            <Outages board={board} act={act} />
            {wide && told}
          </aside>
          <div>
            {board.candidates.length === 0 && <p className="lead mt-24">{m.nobody}</p>}
            {groups.map(group)}
            {!wide && told}
          </div>
        </div>
        <p className="mt-24">
          <button type="button" className={button.link} onClick={desk.leave}>
            {m.leave}
          </button>
        </p>
        <RoomDock board={board} room={kept.room} ask={setAsked} act={act} openDoor={openDoor} />
      </main>
      {asked && <ActForm asked={asked} board={board} room={kept.room} act={act} cancel={() => setAsked(null)} />}
    </div>
  );
}

function untilOf({ name, symbolNumber, endsAt }: RoomBoard['candidates'][number]): string {
  return m.untilTime(`${name} (${symbolNumber})`, timeAt(Date.parse(endsAt), timeZone));
}

/** The announcements in this room, and how many candidates have closed each. */
function Told({ board }: { board: RoomBoard }) {
  return (
    <section>
      <h2 className={`${styles.heading} mt-24`}>{m.told}</h2>
      <ul className={styles.told}>
        {board.announcements.map(({ id, at, text, readBy, of }) => (
          <li key={id}>
            <span className="mono">{timeAt(Date.parse(at), timeZone)}</span>
            <p>
              {titleIn(text)} <small>{m.readBy(readBy, of)}</small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Count({ name, count, need = false }: { name: string; count: number; need?: boolean }) {
  return (
    <div className={need ? styles.need : undefined}>
      <dt>{name}</dt>
      <dd>{numberIn(language, count)}</dd>
    </div>
  );
}

interface GiveTooProps {
  readonly act: BoardCommand;
  /** When the other invigilator gave time. */
  readonly since: string;
  readonly desk: RoomDesk;
}

/** Asks again if another person gave time first: the same command, with knowledge of that. */
function GiveToo({ act, since, desk }: GiveTooProps) {
  return (
    <button
      type="button"
      className={styles.small}
      onClick={() => {
        desk.readRefusal();
        desk.act(named({ ...act, since } as NewAct));
      }}
    >
      {m.giveToo}
    </button>
  );
}
