import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { showToast } from '#client/ui/toast-store.ts';
import type { ListedAccount } from '#contract/staff-accounts.ts';
import * as m from '#messages/staff-college.ts';
import { staffCall } from '../api/staff-call.ts';
import { useStaffSession } from '../api/session.ts';
import act from '../ui/act.module.css';
import { Confirmation } from '../ui/confirmation.tsx';
import field from '../ui/field.module.css';
import styles from '../ui/college-form.module.css';
import { roleNames, roles, type RoleName } from './role.ts';

interface ManagedAccountProps {
  readonly account: ListedAccount;
  /** The account has been deleted. */
  readonly onGone: () => void;
}

/** What an admin can do with an account. An action that takes something away asks first. Another admin must change one's own account. */
export function ManagedAccount({ account, onGone }: ManagedAccountProps) {
  const { id, name, role, emailProven, secondFactor } = account;
  const select = useId();
  const { data: session } = useStaffSession();
  const client = useQueryClient();
  const [wanted, setWanted] = useState<RoleName>(role);
  const [asked, setAsked] = useState<'role' | 'factor' | 'removal' | null>(null);
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

  return (
    <div className={styles.managed}>
      {isOwn && <p>{m.isYou}</p>}
      {!isOwn && (
        <div>
          <label htmlFor={select}>{m.newRole(name)}</label>
          <div className={act.row}>
            <select
              id={select}
              className={field.input}
              value={wanted}
              onChange={({ target: { value } }) => setWanted(value as RoleName)}
            >
              {roles.map((each) => (
                <option key={each} value={each}>
                  {roleNames[each]}
                </option>
              ))}
            </select>
            <button
              type="button"
              className={act.outlined}
              aria-disabled={wanted === role}
              onClick={() => wanted !== role && setAsked('role')}
            >
              {m.changeRole}
            </button>
          </div>
        </div>
      )}
      <div className={act.row}>
        <button
          type="button"
          className={act.act}
          onClick={() => mutate(() => staffCall('POST /staff/accounts/:id/end-sessions', { params }))}
        >
          {m.endSessions}
        </button>
        <button
          type="button"
          className={act.act}
          onClick={() => mutate(() => staffCall('POST /staff/accounts/:id/send-link', { params }))}
        >
          {m.sendLink}
        </button>
        {secondFactor && !isOwn && (
          <button type="button" className={act.act} onClick={() => setAsked('factor')}>
            {m.dropSecondFactor}
          </button>
        )}
        {!isOwn && (
          <button type="button" className={act.act} onClick={() => setAsked('removal')}>
            {m.remove}
          </button>
        )}
      </div>
      {asked === 'role' && (
        <Confirmation
          {...closes}
          title={m.roleTitle(name, roleNames[wanted])}
          below={m.roleBelow}
          no={m.keepRole}
          yes={m.giveRole(roleNames[wanted])}
          onYes={() =>
            mutate(async () => {
              // This question has already said what stays unproven.
              const body = { role: wanted, evenUnproven: true };
              await staffCall('PUT /staff/accounts/:id/role', { params, body });
              return {};
            })
          }
        >
          {m.roleNote[wanted]}
          {!emailProven && wanted !== 'student' && (
            <>
              {' '}
              <b>{m.roleUnproven}</b>
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
