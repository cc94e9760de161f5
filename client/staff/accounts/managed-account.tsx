import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import { showToast } from '#client/ui/toast-store.ts';
import type { Duty } from '#contract/duty.ts';
import type { ListedAccount } from '#contract/staff-accounts.ts';
import * as m from '#messages/staff-college.ts';
import { staffCall } from '../api/staff-call.ts';
import { useStaffSession } from '../api/session.ts';
import { Confirmation } from '../ui/confirmation.tsx';
import styles from '../ui/college-form.module.css';
import { dutyNames, namesOf } from '../ui/duty-names.ts';

interface ManagedAccountProps {
  readonly account: ListedAccount;
  /** Whether its duties are changed here; the table of members has a bubble for each. */
  readonly withDuties?: boolean;
  /** The account has been deleted. */
  readonly onGone: () => void;
}

/** What a head can do with an account. An action that takes something away asks first. Another head does what would shut out the one who asks. */
export function ManagedAccount({ account, withDuties = true, onGone }: ManagedAccountProps) {
  const { id, name, emailProven, secondFactor } = account;
  const { data: session } = useStaffSession();
  const client = useQueryClient();
  const [wanted, setWanted] = useState<readonly Duty[]>(account.duties);
  const [asked, setAsked] = useState<'duties' | 'factor' | 'removal' | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (send: () => Promise<{ message?: string }>) => (await send()).message,
    onSuccess: (message) => message !== undefined && showToast(message),
    onError: (error) => showToast(error.message, 'bad'),
    onSettled: () => {
      setAsked(null);
      return client.invalidateQueries({ queryKey: ['accounts'] });
    },
  });
  const params = { id };
  const closes = { onNo: () => setAsked(null), busy: isPending };
  const isOwn = session?.id === id;
  const isSame = namesOf(wanted) === namesOf(account.duties);

  return (
    <div className={`${layout.form} ${styles.managed}`}>
      {isOwn && <p>{m.isYou}</p>}
      {withDuties && (
        <fieldset>
          <legend>{m.dutiesOf(name)}</legend>
          <div className={layout.row}>
            {dutyNames.map(([duty, title]) => (
              <label key={duty} className={layout.line}>
                <input
                  type="checkbox"
                  checked={wanted.includes(duty)}
                  onChange={({ target: { checked } }) =>
                    setWanted(checked ? [...wanted, duty] : wanted.filter((each) => each !== duty))
                  }
                />
                {title}
              </label>
            ))}
            <Button idle={isSame} onClick={() => !isSame && setAsked('duties')}>
              {m.changeDuties}
            </Button>
          </div>
        </fieldset>
      )}
      <div className={layout.row}>
        <Button
          kind="link"
          onClick={() => mutate(() => staffCall('POST /staff/accounts/:id/end-sessions', { params }))}
        >
          {m.endSessions}
        </Button>
        <Button kind="link" onClick={() => mutate(() => staffCall('POST /staff/accounts/:id/send-link', { params }))}>
          {m.sendLink}
        </Button>
        {secondFactor && !isOwn && (
          <Button kind="link" onClick={() => setAsked('factor')}>
            {m.dropSecondFactor}
          </Button>
        )}
        {!isOwn && (
          <Button kind="link" onClick={() => setAsked('removal')}>
            {m.remove}
          </Button>
        )}
      </div>
      {asked === 'duties' && (
        <Confirmation
          {...closes}
          title={m.dutiesTitle(name, namesOf(wanted))}
          below={m.dutiesBelow}
          no={m.keepDuties}
          yes={m.giveDuties}
          onYes={() =>
            mutate(async () => {
              // This question has already said what stays unproven.
              const body = { duties: [...wanted], evenUnproven: true };
              await staffCall('PUT /staff/accounts/:id/duties', { params, body });
              return {};
            })
          }
        >
          {wanted.length === 0 ? m.noDutyNote : wanted.map((duty) => m.dutyNotes[duty]).join(' ')}
          {!emailProven && wanted.length > 0 && (
            <>
              {' '}
              <b>{m.dutiesUnproven}</b>
            </>
          )}
        </Confirmation>
      )}
      {asked === 'factor' && (
        <Confirmation
          {...closes}
          loses
          title={m.dropTitle(name)}
          below={m.dropBelow}
          no={m.keepIt}
          yes={m.dropNow}
          onYes={() => mutate(() => staffCall('DELETE /staff/accounts/:id/second-factor', { params }))}
        >
          {m.dropNote}
        </Confirmation>
      )}
      {asked === 'removal' && (
        <Confirmation
          {...closes}
          loses
          title={m.removeTitle(name)}
          below={<b>{m.cannotBeUndone}</b>}
          no={m.keepAccount}
          yes={m.removeNow}
          onYes={() =>
            mutate(async () => {
              const answer = await staffCall('DELETE /staff/accounts/:id', { params });
              onGone();
              return answer;
            })
          }
        >
          {m.removeNote}
        </Confirmation>
      )}
    </div>
  );
}
