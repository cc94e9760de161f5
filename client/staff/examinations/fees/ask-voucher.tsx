import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import { showToast } from '#client/ui/toast-store.ts';
import type { FeeRow } from '#contract/fees.ts';
import * as m from '#messages/staff-fees.ts';
import { Notice } from '../../ui/notice.tsx';
import { SlipDialog } from '../../ui/slip-dialog.tsx';
import type { useFeeActs } from './use-fees.ts';

interface AskVoucherProps {
  readonly row: FeeRow;
  readonly question: ReturnType<typeof useFeeActs>['question'];
  readonly onClose: () => void;
}

/** Says what an applicant is told about a voucher that no list has, before it goes out. */
export function AskVoucher({ row: { name, number }, question, onClose }: AskVoucherProps) {
  const close = () => {
    question.reset();
    onClose();
  };
  const send = () =>
    question.mutate(number, {
      onSuccess: () => {
        showToast(m.asked(name));
        close();
      },
    });
  return (
    <SlipDialog
      title={m.askTitle(name)}
      above={
        <>
          {m.askWhat}
          {question.error !== null && <Notice>{question.error.message}</Notice>}
        </>
      }
      below={
        <div className={layout.row}>
          <Button onClick={close}>{m.cancel}</Button>
          <Button kind="filled" idle={question.isPending} onClick={send}>
            {m.askNow}
          </Button>
        </div>
      }
      onCancel={close}
    />
  );
}
