import { useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import type { OfferRow } from '#contract/offers.ts';
import * as m from '#messages/staff-offers.ts';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SlipDialog } from '../../ui/slip-dialog.tsx';
import { useExamination } from '../shared/use-examination.ts';
import { useOfferActs } from './use-offers.ts';

const said = { take: m.takes, leave: m.leaves } as const;

/** Writes down what a candidate answered by telephone or in person. A taken seat can only be left. */
export function WriteAnswer({ row, onClose }: { readonly row: OfferRow; readonly onClose: () => void }) {
  const { code } = useExamination();
  const { write } = useOfferActs(code);
  const id = useId();
  const answers = row.state === 'taken' ? (['leave'] as const) : (['take', 'leave'] as const);
  const [answer, setAnswer] = useState<'take' | 'leave' | null>(answers.length === 1 ? 'leave' : null);
  const [reason, setReason] = useState('');
  const isReady = answer !== null && reason.trim() !== '';
  const send = () => {
    if (answer === null) return;
    const { symbolNumber, list } = row;
    write.mutate({ symbolNumber, list, answer, reason: reason.trim() }, { onSuccess: onClose });
  };
  return (
    <SlipDialog
      title={m.writeTitle(row.name)}
      above={
        <>
          {answers.map((each) => (
            <label className={layout.line} key={each}>
              <input type="radio" name={`${id}-answer`} checked={answer === each} onChange={() => setAnswer(each)} />
              {said[each]}
            </label>
          ))}
          <LabelledField
            label={m.how}
            hint={m.howHint}
            autoComplete="off"
            maxLength={2000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {write.error !== null && <Notice>{write.error.message}</Notice>}
        </>
      }
      below={
        <div className={layout.row}>
          <Button onClick={onClose}>{m.cancel}</Button>
          <Button kind="filled" idle={!isReady || write.isPending} onClick={isReady ? send : undefined}>
            {m.write}
          </Button>
        </div>
      }
      onCancel={onClose}
    />
  );
}
