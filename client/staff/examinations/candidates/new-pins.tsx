import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import * as m from '#messages/staff-candidates.ts';
import { staffCall } from '../../api/staff-call.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { useNewSecrets } from '../shared/new-secrets.ts';

/** New PINs for all candidates: the old ones are lost, and staff want to print cards. */
export function NewPins({ code }: { code: string }) {
  const { keep } = useNewSecrets(code);
  const [asked, setAsked] = useState(false);
  const making = useMutation({
    mutationFn: () => staffCall('POST /staff/examinations/:code/candidates/pins', { params: { code }, body: {} }),
    onSuccess: ({ pins }) => keep('pins', Object.fromEntries(pins.map(({ symbolNumber, pin }) => [symbolNumber, pin]))),
    onError: (error) => showToast(error.message, 'bad'),
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <Button kind="link" onClick={() => setAsked(true)}>
        {m.newPins}
      </Button>
      {asked && (
        <Confirmation
          title={m.newPinsTitle}
          below={<b>{m.oldPinsEnd}</b>}
          no={m.keepPins}
          yes={m.makePins}
          loses
          busy={making.isPending}
          onNo={() => setAsked(false)}
          onYes={() => making.mutate()}
        >
          {m.newPinsNote}
        </Confirmation>
      )}
    </>
  );
}
