import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import * as m from '#messages/staff-candidates.ts';
import { staffCall } from '../../api/staff-call.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import field from '../../ui/field.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useNewSecrets } from '../shared/new-secrets.ts';

/** Shows the PINs of this server once more, so that staff can print cards again. The reason goes into the audit log. */
export function PinsAgain({ code }: { code: string }) {
  const { keep } = useNewSecrets(code);
  const [asked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  const showing = useMutation({
    mutationFn: () =>
      staffCall('POST /staff/examinations/:code/candidates/pins/again', {
        params: { code },
        body: { reason: reason.trim() },
      }),
    onSuccess: ({ pins }) => keep('pins', Object.fromEntries(pins.map(({ symbolNumber, pin }) => [symbolNumber, pin]))),
    onError: (error) => showToast(error.message, 'bad'),
    onSettled: () => setAsked(false),
  });
  const notKept = showing.data?.notKept ?? 0;
  return (
    <>
      <Button kind="link" onClick={() => setAsked(true)}>
        {m.pinsAgain}
      </Button>
      {notKept > 0 && <Notice kind="calm">{m.pinsNotKept(notKept)}</Notice>}
      {asked && (
        <Confirmation
          title={m.pinsAgainTitle}
          below={<b>{m.pinsAgainAudited}</b>}
          no={m.leaveHidden}
          yes={m.showPins}
          busy={showing.isPending || reason.trim() === ''}
          onNo={() => setAsked(false)}
          onYes={() => showing.mutate()}
        >
          {m.pinsAgainNote}
          <label>
            {m.whyAgain}
            <input
              className={field.input}
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </label>
        </Confirmation>
      )}
    </>
  );
}
