import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import * as m from '#messages/staff-merit.ts';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { staffCall } from '../../api/staff-call.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import field from '../../ui/field.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useChanged } from '../shared/use-examination.ts';
import { inText } from '../../item/figures.ts';
import styles from './panels.module.css';
import parts from './parts.module.css';
import { listName } from '../shared/standing.ts';
import type { Merit } from '../shared/use-merit.ts';

interface SettledProps {
  readonly code: string;
  readonly tie: Merit['settled'][number];
  readonly nameOf: (symbolNumber: string) => string;
  readonly mayChange: boolean;
}

/** A decided tie: the admitted candidates, and the reason. Until the publication the examiner can decide it again. */
export function SettledTie({ code, tie, nameOf, mayChange }: SettledProps) {
  const id = useId();
  const [anew, setAnew] = useState(false);
  const { list, among, admitted, reason } = tie;
  const named = (symbolNumbers: readonly string[]) =>
    symbolNumbers.map((symbolNumber) => `${symbolNumber} ${nameOf(symbolNumber)}`).join(', ');
  if (anew) return <Tie code={code} tie={tie} nameOf={nameOf} onLeft={() => setAnew(false)} />;
  return (
    <section className={`${layout.soft} ${styles.panel}`} aria-labelledby={`${id}-h`}>
      <h3 id={`${id}-h`}>{m.tieSettled(listName(list))}</h3>
      <p>{m.admittedOf(named(admitted), named(among.filter((each) => !admitted.includes(each))))}</p>
      <p className={layout.remark}>{reason}</p>
      {mayChange && (
        <p className="mt-8">
          <Button kind="link" onClick={() => setAnew(true)}>
            {m.decideAnew}
          </Button>
        </p>
      )}
    </section>
  );
}

interface TieProps {
  readonly code: string;
  readonly tie: Merit['ties'][number];
  /** For a tie that is being decided again: leaves the old decision. */
  readonly onLeft?: () => void;
  readonly nameOf: (symbolNumber: string) => string;
}

/** Candidates with equal totals at the last seat of a list: the examiner admits some, with a reason. */
export function Tie({ code, tie, nameOf, onLeft }: TieProps) {
  const changed = useChanged(code);
  const decide = useMutation({
    mutationFn: (decision: { readonly admitted: string[]; readonly reason: string }) =>
      staffCall('POST /staff/examinations/:code/merit/ties', {
        params: { code },
        body: { list: tie.list, ...decision },
      }),
    onSuccess: changed,
  });
  return (
    <TieForm
      tie={tie}
      nameOf={nameOf}
      note={onLeft ? m.anewNote(inText(tie.seats)) : m.tieNote(inText(tie.among.length), inText(tie.seats))}
      forGood={m.tieForGood}
      busy={decide.isPending}
      refused={decide.error?.message}
      onDecide={decide.mutateAsync}
      onLeft={onLeft}
    />
  );
}

interface TieFormProps extends Pick<TieProps, 'tie' | 'nameOf'> {
  readonly note: string;
  /** Until when the decision can be changed. */
  readonly forGood: string;
  readonly busy: boolean;
  readonly refused: string | undefined;
  readonly onDecide: (decision: { readonly admitted: string[]; readonly reason: string }) => Promise<unknown>;
  readonly onLeft: (() => void) | undefined;
}

/** The form of a tie's decision. It asks again before it hands the decision on. */
export function TieForm({ tie, nameOf, note, forGood, busy, refused, onDecide, onLeft }: TieFormProps) {
  const { list, seats, among } = tie;
  const id = useId();
  const [admitted, setAdmitted] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const decide = async () => {
    await onDecide({ admitted: [...admitted], reason: reason.trim() }).catch(() => {});
    setAsked(false);
  };
  const ready = admitted.length === seats && reason.trim() !== '';
  return (
    <form
      className={`${layout.soft} ${styles.panel}`}
      aria-labelledby={`${id}-h`}
      onSubmit={(event) => event.preventDefault()}
    >
      <h3 id={`${id}-h`}>{m.tieAt(listName(list))}</h3>
      <p>{note}</p>
      <fieldset className={`${parts.verdicts} mt-16`}>
        <legend>{m.admit}</legend>
        {among.map((symbolNumber) => (
          <div className="hair-below" key={symbolNumber}>
            <label className={layout.line}>
              <input
                type="checkbox"
                checked={admitted.includes(symbolNumber)}
                onChange={() =>
                  setAdmitted(
                    admitted.includes(symbolNumber)
                      ? admitted.filter((each) => each !== symbolNumber)
                      : [...admitted, symbolNumber],
                  )
                }
              />
              <span>
                <b className="num">{symbolNumber}</b> {nameOf(symbolNumber)}
              </span>
            </label>
          </div>
        ))}
      </fieldset>
      <div className={field.field}>
        <label htmlFor={`${id}-reason`}>{m.reason}</label>
        <textarea
          className={field.input}
          id={`${id}-reason`}
          rows={2}
          maxLength={2000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      {admitted.length > seats && <p className={field.problem}>{m.tooMany(inText(seats))}</p>}
      {refused !== undefined && <Notice>{refused}</Notice>}
      <p className={`${layout.row} mt-8`}>
        <Button idle={!ready} onClick={ready ? () => setAsked(true) : undefined}>
          {m.admitCount(inText(admitted.length))}
        </Button>
        {onLeft && (
          <Button kind="link" onClick={onLeft}>
            {m.leaveIt}
          </Button>
        )}
      </p>
      {asked && (
        <Confirmation
          title={m.admitCount(inText(admitted.length))}
          below={<b>{forGood}</b>}
          no={m.notNow}
          yes={m.admitThem}
          busy={busy}
          onNo={() => setAsked(false)}
          onYes={() => void decide()}
        >
          {m.othersWait(inText(among.length - admitted.length))}
        </Confirmation>
      )}
    </form>
  );
}
