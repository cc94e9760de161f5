import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { yesFirst } from '#messages/staff-consent.ts';
import * as m from '#messages/staff-merit.ts';
import { Button } from '#client/ui/button.tsx';
import { staffCall } from '../../api/staff-call.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import field from '../../ui/field.module.css';
import { Notice } from '../../ui/notice.tsx';

import { SecondYes } from '../shared/second-yes.tsx';
import { useChanged, useExamination } from '../shared/use-examination.ts';
import { useSecondYes } from '../shared/use-second-yes.ts';
import { useDoubtful } from '../shared/use-merit.ts';
import { doubtfulLines } from './doubtful-lines.ts';
import { inText } from '../../item/figures.ts';
import { ObjectionsAtStake, useOpenObjections } from './objections-at-stake.tsx';
import { stillToSay, type ToObjections } from './still-to-say.ts';

export type NextState = 'key-published' | 'final' | 'published';

/** The one step to the next state. It asks again and says what can't be undone. Publication asks for the code. */
export function StateAct({ to, blocked }: { readonly to: NextState; readonly blocked?: string | undefined }) {
  const { code } = useExamination();
  const id = useId();
  const changed = useChanged(code);
  const step = to === 'key-published' ? undefined : to;
  const secondYes = useSecondYes(step);
  const [asked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<ToObjections>({ endNow: false, keep: false, reason: '' });
  const open = useOpenObjections();
  const passesOver = to !== 'key-published';
  const doubtful = useDoubtful(code, !passesOver);
  const endNow = passesOver && open.until !== null;
  const keep = passesOver && open.undecided > 0;
  const go = useMutation({
    mutationFn: () =>
      staffCall('POST /staff/examinations/:code/state', {
        params: { code },
        body: {
          to,
          ...(endNow && { deadline: 'now' as const }),
          ...(keep && { undecided: 'keep-all' as const }),
          ...((endNow || keep) && { reason: said.reason.trim() }),
        },
      }),
    onSuccess: changed,
    // A candidate may have objected since the server counted these.
    onError: () => void open.refetch(),
    onSettled: () => setAsked(false),
  });
  const words = m.stateActs[to];
  const needsCode = to === 'published';
  const missing = passesOver && !open.isKnown ? 'objections' : stillToSay({ endNow, keep }, said);
  const unsaid = blocked ?? (missing === undefined ? undefined : m.sayFirst[missing]);
  const stopped = unsaid ?? (secondYes.stands ? undefined : yesFirst);
  const lookedAt = doubtful.data === undefined ? [] : doubtfulLines(doubtful.data);
  const ready =
    stopped === undefined && (passesOver || doubtful.isSuccess) && (!needsCode || typed.trim().toUpperCase() === code);
  return (
    <>
      {go.error !== null && <Notice>{go.error.message}</Notice>}
      {!passesOver && doubtful.error !== null && <Notice>{doubtful.error.message}</Notice>}
      {passesOver && open.error !== null && <Notice>{open.error.message}</Notice>}
      {(endNow || keep) && <ObjectionsAtStake open={open} said={said} onSay={setSaid} />}
      {step !== undefined && blocked === undefined && <SecondYes step={step} />}
      {needsCode && (
        <div className={field.field}>
          <label htmlFor={id}>{m.typeCode(code)}</label>
          <input
            className={field.input}
            id={id}
            autoComplete="off"
            autoCapitalize="characters"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      )}
      <p className="mt-16">
        <Button
          kind="filled"
          idle={!ready}
          aria-describedby={stopped === undefined ? undefined : `${id}-blocked`}
          onClick={ready ? () => setAsked(true) : undefined}
        >
          {words.act}
        </Button>
      </p>
      {stopped !== undefined && (
        <p className="small" id={`${id}-blocked`}>
          {stopped}
        </p>
      )}
      {asked && (
        <Confirmation
          title={words.question}
          below={<b>{words.forGood}</b>}
          no={m.notNow}
          yes={words.yes}
          busy={go.isPending}
          onNo={() => setAsked(false)}
          onYes={() => go.mutate()}
        >
          {[words.what, ...lookedAt].join(' ')}
          {endNow && ` ${m.endObjectionsNow}.`}
          {keep && ` ${m.keepUndecided(inText(open.undecided))}.`}
        </Confirmation>
      )}
    </>
  );
}
