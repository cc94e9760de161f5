import { useMutation } from '@tanstack/react-query';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import type { ConsentStep } from '#contract/consents.ts';
import * as m from '#messages/staff-consent.ts';
import { staffCall } from '../../api/staff-call.ts';
import { moment } from '../../lib/moment.ts';
import { Notice } from '../../ui/notice.tsx';
import { useChanged, useExamination } from './use-examination.ts';
import { useSecondYes } from './use-second-yes.ts';

/** Asks another examiner for the yes to a step, or gives it; nothing where the examination does without. */
export function SecondYes({ step }: { readonly step: ConsentStep }) {
  const { code } = useExamination();
  const changed = useChanged(code);
  const { isNeeded, yes, error } = useSecondYes(step);
  const act = useMutation({
    mutationFn: (what: 'ask' | 'agree') =>
      what === 'ask'
        ? staffCall('POST /staff/examinations/:code/consents', { params: { code }, body: { step } })
        : staffCall('POST /staff/examinations/:code/consents/:step', { params: { code, step } }),
    onSettled: changed,
  });
  if (!isNeeded) return null;
  const press = (what: 'ask' | 'agree') => () => act.mutate(what);
  return (
    <section className={`${layout.remark} mb-16`} aria-label={m.secondYes} aria-busy={act.isPending}>
      <b>{m.secondYes}</b>
      {error !== null && (
        <Notice>
          <b>{m.consentsNotLoaded}</b> {error.message}
        </Notice>
      )}
      {act.error !== null && <Notice>{act.error.message}</Notice>}
      {yes?.state === 'not-asked' && (
        <>
          <p>{m.askNote}</p>
          <Button className="mt-8" idle={act.isPending} onClick={press('ask')}>
            {m.ask}
          </Button>
        </>
      )}
      {yes?.state === 'own' && <p role="status">{m.youAsked(moment(yes.row.askedAt))}</p>}
      {yes?.state === 'asked' && (
        <>
          <p>{m.otherAsked(yes.row.askedBy, moment(yes.row.askedAt))}</p>
          <Button kind="filled" className="mt-8" idle={act.isPending} onClick={press('agree')}>
            {m.agree}
          </Button>
        </>
      )}
      {yes?.state === 'changed' && (
        <>
          <p>{m.changedSince(yes.row.askedBy)}</p>
          <Button className="mt-8" idle={act.isPending} onClick={press('ask')}>
            {m.askAgain}
          </Button>
        </>
      )}
      {yes?.state === 'agreed' && (
        <p role="status">{m.agreed(yes.row.agreedBy ?? '', moment(yes.row.agreedAt ?? yes.row.askedAt))}</p>
      )}
    </section>
  );
}
