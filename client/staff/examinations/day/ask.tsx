import { useState } from 'react';
import * as m from '#messages/staff-day.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import field from '../../ui/field.module.css';
import { ReasonField } from './reason-field.tsx';
import type { CommandDraft } from './use-acts.ts';

type Recipients = Extract<CommandDraft, { kind: 'minutes' }>['to'];

/** A question before a command. */
export type Question =
  | {
      readonly kind: 'minutes';
      readonly to: Recipients;
      readonly whom: string;
      readonly minutes: number;
      readonly dark?: string;
    }
  | { readonly kind: 'take-back'; readonly symbolNumber: string }
  | { readonly kind: 'release'; readonly symbolNumber: string; readonly name: string }
  | { readonly kind: 'outage-open' | 'outage-close'; readonly room: string };

interface AskProps {
  readonly question: Question;
  /** The time of the board. */
  readonly now: string;
  readonly onAct: (doing: CommandDraft) => void;
  readonly onDone: () => void;
}

/** Asks for what a command needs, and says what can't be undone. */
export function Ask({ question, now, onAct, onDone }: AskProps) {
  const [minutes, setMinutes] = useState(question.kind === 'minutes' ? question.minutes : 0);
  // The board as it was when this form opened. If others give time meanwhile, the form asks about it.
  const [since] = useState(now);
  const [reason, setReason] = useState('');
  const isReady = reason.trim() !== '' && (question.kind !== 'minutes' || minutes >= 1);
  const reasonField = <ReasonField value={reason} onChange={setReason} />;
  const yes = (doing: CommandDraft) => () => {
    onAct(doing);
    onDone();
  };
  switch (question.kind) {
    case 'minutes': {
      const { to, whom, dark } = question;
      return (
        <Confirmation
          title={m.giveTimeTo(whom)}
          below={<b>{m.movesTheirEnd}</b>}
          no={m.giveNothing}
          yes={m.giveMinutes}
          busy={!isReady}
          onNo={onDone}
          onYes={yes({
            kind: 'minutes',
            to,
            minutes,
            reason: reason.trim(),
            since,
            ...(dark !== undefined && { dark }),
          })}
        >
          <label className={`${field.label} mt-8`}>
            {m.minutes}
            <input
              className={field.input}
              type="number"
              min={1}
              max={600}
              value={minutes}
              onChange={(event) => setMinutes(event.target.valueAsNumber || 0)}
            />
          </label>
          {reasonField}
        </Confirmation>
      );
    }
    case 'take-back':
      return (
        <Confirmation
          title={m.takeBackOf(question.symbolNumber)}
          below={m.takeBackBelow}
          no={m.keepHandIn}
          yes={m.takeItBack}
          busy={!isReady}
          onNo={onDone}
          onYes={yes({ kind: 'take-back', symbolNumber: question.symbolNumber, reason: reason.trim() })}
        >
          {m.takeBackNote}
          {reasonField}
        </Confirmation>
      );
    case 'release':
      return (
        <Confirmation
          title={m.releaseOf(question.symbolNumber)}
          below={<b>{m.releaseBelow}</b>}
          no={m.keepDevice}
          yes={m.release}
          onNo={onDone}
          onYes={yes({ kind: 'release', symbolNumber: question.symbolNumber })}
        >
          {question.name}
        </Confirmation>
      );
    case 'outage-open':
    case 'outage-close': {
      const { kind, room } = question;
      const isOpening = kind === 'outage-open';
      return (
        <Confirmation
          title={isOpening ? m.openTitle(room) : m.closeTitle(room)}
          below={isOpening ? m.openBelow : <b>{m.closeNote}</b>}
          no={isOpening ? m.giveNothing : m.leaveOpen}
          yes={isOpening ? m.open : m.close}
          onNo={onDone}
          onYes={yes({ kind, to: { room } })}
        >
          {isOpening ? m.openNote : null}
        </Confirmation>
      );
    }
  }
}
