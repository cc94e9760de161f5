import { useEffect, useRef } from 'react';
import type { RoomBoard } from '#contract/room.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-day.ts';
import { numberIn } from '#text/numbers.ts';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import folding from '../../ui/folding-table.module.css';
import table from '../../ui/staff-table.module.css';
import { asCell, asHead, asRow, asRows, asTable } from '../../ui/table-roles.ts';
import { TimelineLink } from '../shared/timeline-link.tsx';
import type { Question } from './ask.tsx';
import { Bubble } from './bubble.tsx';
import styles from './day-tab.module.css';
import type { Candidate, RoomView } from './rooms-of.ts';
import { stateWord } from './state-word.ts';
import type { CommandDraft } from './use-acts.ts';

/** The candidate of a search. Each search is a new object, also for the same candidate. */
export interface SearchTarget {
  readonly symbolNumber: string;
}

interface RoomTableProps {
  readonly board: RoomBoard;
  readonly view: RoomView;
  readonly found: SearchTarget | null;
  readonly onAct: (doing: CommandDraft) => void;
  readonly onAsk: (question: Question) => void;
}

/** The candidates of a room, one in each row, with the commands for each and for the room. */
export function RoomTable({ board, view, found, onAct, onAsk }: RoomTableProps) {
  const { room, candidates, outage } = view;
  const name = room ?? m.withoutRoom;
  const heads = [m.seat, m.candidate, m.state, m.answered, m.lastHeard, m.device, m.leftPage, m.given];
  return (
    <section className={`${styles.table} mt-40`} aria-labelledby="room-table" id="room">
      <header className={`${layout.between} mb-16`}>
        <h2 className="h2" id="room-table">
          {name}
        </h2>
        {room !== null && (
          <div className={layout.row}>
            <Button kind="link" onClick={() => onAsk({ kind: 'minutes', to: { room }, whom: room, minutes: 5 })}>
              {m.giveTimeTo(room)}
            </Button>
            {board.state === 'running' && outage?.to !== null && (
              <Button kind="link" onClick={() => onAsk({ kind: 'outage-open', room })}>
                {m.openOutage}
              </Button>
            )}
          </div>
        )}
      </header>
      <table className={`${folding.folds} ${table.table}`} {...asTable}>
        <caption className="vh">{name}</caption>
        <thead {...asRows}>
          <tr {...asRow}>
            {heads.map((head) => (
              <th key={head} {...asHead}>
                {head}
              </th>
            ))}
            <th {...asHead}>
              <span className="vh">{m.acts}</span>
            </th>
          </tr>
        </thead>
        <tbody {...asRows}>
          {candidates.map((candidate) => (
            <Row
              key={candidate.symbolNumber}
              candidate={candidate}
              found={found?.symbolNumber === candidate.symbolNumber ? found : null}
              board={board}
              onAct={onAct}
              onAsk={onAsk}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ candidate, found, board, onAct, onAsk }: Omit<RoomTableProps, 'view'> & { candidate: Candidate }) {
  const { symbolNumber, name, state, answered, total, lastHeard } = candidate;
  const number = (value: number) => numberIn(language, value);
  const silent = lastHeard === null ? null : Math.max(0, Date.parse(board.now) - Date.parse(lastHeard));
  const isBefore = state === 'absent' || state === 'present';
  const isSitting = state === 'working' || state === 'notHeard';
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (found !== null) row.current?.focus();
  }, [found]);
  return (
    <tr {...asRow} ref={row} tabIndex={-1} data-current={state === 'notHeard' ? '' : undefined}>
      <td {...asCell} data-label={m.seat}>
        {candidate.seat ?? '–'}
      </td>
      <td {...asCell} className={styles.who}>
        {name} {symbolNumber}
      </td>
      <td {...asCell} data-label={m.state}>
        <Bubble state={state} share={total === 0 ? 0 : (answered ?? 0) / total} /> {stateWord(state, board)}
        {candidate.wrongPins > 0 && <small> {m.wrongPins(candidate.wrongPins)}</small>}
      </td>
      <td {...asCell} data-label={m.answered}>
        {isBefore || answered === null ? '–' : m.answeredOf(answered, total)}
      </td>
      <td {...asCell} data-label={m.lastHeard}>
        {silent === null ? '–' : m.secondsAgo(Math.round(silent / 1000))}
      </td>
      <td {...asCell} data-label={m.device}>
        {candidate.released ? m.released : candidate.deviceChanged ? m.otherDevice : m.firstDevice}
      </td>
      <td {...asCell} data-label={m.leftPage}>
        {number(candidate.leftPage)}
      </td>
      <td {...asCell} data-label={m.given}>
        {number(candidate.minutesGiven)}
      </td>
      <td {...asCell} className={styles.acts}>
        <TimelineLink code={board.code} symbolNumber={symbolNumber} />
        {isBefore && !candidate.confirmed && (
          <Button kind="link" onClick={() => onAct({ kind: 'present', symbolNumber, present: true })}>
            {m.confirmPresence}
          </Button>
        )}
        {(isSitting || candidate.wantsDevice) && (
          <Button
            kind="link"
            aria-label={m.releaseOf(symbolNumber)}
            onClick={() => onAsk({ kind: 'release', symbolNumber, name })}
          >
            {m.releaseAsks}
          </Button>
        )}
        {isSitting && (
          <Button
            kind="link"
            aria-label={m.giveTimeTo(symbolNumber)}
            onClick={() => onAsk({ kind: 'minutes', to: { symbolNumber }, whom: symbolNumber, minutes: 5 })}
          >
            {m.giveTime}
          </Button>
        )}
        {candidate.handedInAt !== null && board.state === 'running' && candidate.endsAt > board.now && (
          <Button
            kind="link"
            aria-label={m.takeBackOf(symbolNumber)}
            onClick={() => onAsk({ kind: 'take-back', symbolNumber })}
          >
            {m.takeBack}
          </Button>
        )}
      </td>
    </tr>
  );
}
