import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import * as m from '#messages/staff-merit.ts';
import { staffCall } from '../../api/staff-call.ts';
import act from '../../ui/act.module.css';
import { Confirmation } from '../../ui/confirmation.tsx';
import field from '../../ui/field.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useChanged, useExamination } from '../use-examination.ts';

export type NextState = 'key-published' | 'final' | 'published';

/** The one act that leads on to the next state: asked once more, with what can't be undone. Publishing asks for the code. */
export function StateAct({ to, blocked }: { readonly to: NextState; readonly blocked?: string | undefined }) {
  const { code } = useExamination();
  const id = useId();
  const changed = useChanged(code);
  const [asked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const go = useMutation({
    mutationFn: () => staffCall('POST /staff/examinations/:code/state', { params: { code }, body: { to } }),
    onSuccess: changed,
    onSettled: () => setAsked(false),
  });
  const words = m.stateActs[to];
  const needsCode = to === 'published';
  const ready = !needsCode || typed.trim().toUpperCase() === code;
  return (
    <>
      {go.error !== null && <Notice>{go.error.message}</Notice>}
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
        <button
          type="button"
          className={act.filled}
          aria-disabled={blocked !== undefined || !ready}
          aria-describedby={blocked === undefined ? undefined : `${id}-blocked`}
          onClick={blocked !== undefined || !ready ? undefined : () => setAsked(true)}
        >
          {words.act}
        </button>
      </p>
      {blocked !== undefined && (
        <p className="small" id={`${id}-blocked`}>
          {blocked}
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
          {words.what}
        </Confirmation>
      )}
    </>
  );
}
