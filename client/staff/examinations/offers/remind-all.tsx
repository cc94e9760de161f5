import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import { showToast } from '#client/ui/toast-store.ts';
import type { OfferRow } from '#contract/offers.ts';
import * as m from '#messages/staff-offers.ts';
import { Notice } from '../../ui/notice.tsx';
import { SlipDialog } from '../../ui/slip-dialog.tsx';
import { useExamination } from '../shared/use-examination.ts';
import { useOfferActs } from './use-offers.ts';

/** Reminds all whose offer waits for an answer; asks first. Those who were reminded, or whom nothing reaches, are left out. */
export function RemindAll({ waiting }: { readonly waiting: readonly OfferRow[] }) {
  const { code } = useExamination();
  const { remind } = useOfferActs(code);
  const [isOpen, setIsOpen] = useState(false);
  const count = waiting.filter(({ isReachable, remindedAt }) => isReachable && remindedAt === null).length;
  // The answers of candidates, or another person, left none: the dialog must not come back with the next round.
  if (count === 0 && isOpen) setIsOpen(false);
  const open = () => {
    remind.reset();
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const send = () =>
    remind.mutate(undefined, {
      onSuccess: ({ reminded }) => {
        showToast(m.reminded(reminded));
        close();
      },
    });
  if (count === 0) return null;
  return (
    <>
      <Button onClick={open}>{m.remind(count)}</Button>
      {isOpen && (
        <SlipDialog
          title={m.remindTitle(count)}
          above={
            <>
              {m.remindWhat}
              {remind.error !== null && <Notice>{remind.error.message}</Notice>}
            </>
          }
          below={
            <div className={layout.row}>
              <Button onClick={close}>{m.cancel}</Button>
              <Button kind="filled" idle={remind.isPending} onClick={send}>
                {m.remindNow}
              </Button>
            </div>
          }
          onCancel={close}
        />
      )}
    </>
  );
}
