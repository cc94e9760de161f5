import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { RoomBoard } from '#contract/room.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-day.ts';
import { numberIn } from '#text/numbers.ts';
import { Button } from '#client/ui/button.tsx';
import { staffCall } from '../../api/staff-call.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useChanged } from '../shared/use-examination.ts';

/** Ends an examination by hand once all have handed in. It says how many still work. */
export function EndIt({ board: { code, counts } }: { readonly board: RoomBoard }) {
  const changed = useChanged(code);
  const [asked, setAsked] = useState(false);
  const end = useMutation({
    mutationFn: () => staffCall('POST /staff/examinations/:code/state', { params: { code }, body: { to: 'ended' } }),
    onSettled: async () => {
      setAsked(false);
      await changed();
    },
  });
  const said = (count: number) => numberIn(language, count);
  const working = counts.working + counts.notHeard;
  const neverBegan = counts.absent + counts.present;
  const standing = m.whoStands(said(counts.handedIn), said(working), said(neverBegan));
  return (
    <section aria-labelledby="end-it">
      <h2 className="h2" id="end-it">
        {m.endTitle}
      </h2>
      <p>{standing}</p>
      {working > 0 && <p>{m.endsWhenAllHandedIn}</p>}
      {end.error !== null && <Notice>{end.error.message}</Notice>}
      <p className="mt-8">
        <Button idle={working > 0} onClick={() => setAsked(true)}>
          {m.endAsks}
        </Button>
      </p>
      {asked && (
        <Confirmation
          title={m.endQuestion}
          below={<b>{m.endBelow(said(neverBegan))}</b>}
          no={m.letItRun}
          yes={m.endIt}
          busy={end.isPending}
          onNo={() => setAsked(false)}
          onYes={() => end.mutate()}
        >
          {standing}
        </Confirmation>
      )}
    </section>
  );
}
