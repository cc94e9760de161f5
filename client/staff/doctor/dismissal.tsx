import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { showToast } from '#client/ui/toast-store.ts';
import * as m from '#messages/staff-doctor.ts';
import { staffCall } from '../api/staff-call.ts';
import { Confirmation } from '../ui/confirmation.tsx';
import field from '../ui/field.module.css';
import type { FindingSummary } from './finding-kinds.tsx';

/** Settles a finding, with a reason for later readers. */
export function Dismissal({ matter, onDone }: { matter: FindingSummary; onDone: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const dismiss = useMutation({
    mutationFn: () => staffCall('POST /staff/doctor/dismiss', { body: { finding: matter.id, reason } }),
    onSuccess: ({ message }) => showToast(message),
    onError: (error) => showToast(error.message, 'bad'),
    onSettled: () => {
      onDone();
      void client.invalidateQueries({ queryKey: ['items', 'bank'] });
      return client.invalidateQueries({ queryKey: ['doctor'] });
    },
  });
  return (
    <Confirmation
      title={m.dismissTitle}
      below={m.dismissBelow}
      no={m.keepIt}
      yes={m.dismissIt}
      busy={dismiss.isPending}
      onNo={onDone}
      onYes={() => dismiss.mutate()}
    >
      {matter.sentence}
      <span className={field.field}>
        <label htmlFor={id}>{m.reason}</label>
        <input
          className={field.input}
          id={id}
          maxLength={500}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </span>
    </Confirmation>
  );
}
