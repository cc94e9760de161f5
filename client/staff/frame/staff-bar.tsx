import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as m from '#messages/staff-frame.ts';
import layout from '#client/ui/layout.module.css';
import { Bar } from '#client/ui/bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { sessionKey, useStaffSession } from '../api/session.ts';
import { staffCall } from '../api/staff-call.ts';
import { countDrafts, forgetDrafts } from '../item/unsaved-draft.ts';
import { staffPaths } from '../lib/paths.ts';
import { Confirmation } from '../ui/confirmation.tsx';
import styles from './staff-bar.module.css';

interface StaffBarProps {
  readonly title: string | undefined;
  readonly onToggle: () => void;
  /** For the sidebar; undefined while its width decides. */
  readonly expanded: boolean | undefined;
}

/** Menu, name, the screen's title, and the account. */
export function StaffBar({ title, onToggle, expanded }: StaffBarProps) {
  const { data: session } = useStaffSession();
  const client = useQueryClient();
  const [losing, setLosing] = useState<number | null>(null);
  const signOut = useMutation({
    mutationFn: () => staffCall('DELETE /staff/session', {}),
    onSuccess: () => {
      if (session) forgetDrafts(session.id);
      client.setQueryData(sessionKey, null);
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    },
    onError: (error) => showToast(error.message, 'bad'),
  });
  const ask = () => {
    const drafts = session ? countDrafts(session.id) : 0;
    if (drafts === 0) signOut.mutate();
    else setLosing(drafts);
  };
  return (
    <Bar
      menu={{ 'aria-label': m.menu, 'aria-expanded': expanded, onClick: onToggle }}
      home={staffPaths.home.to()}
      homeName={m.tayariStaff}
      title={title}
    >
      <span className={`wide-only ${layout.cut} ${styles.who}`}>{session?.name}</span>
      <Button kind="icon" aria-label={m.signOut} title={m.signOut} idle={signOut.isPending} onClick={ask}>
        <Icon name="logout" />
      </Button>
      {losing !== null && (
        <Confirmation
          title={m.signOutTitle}
          below={<b>{m.draftsAreLost}</b>}
          no={m.staySignedIn}
          yes={m.signOut}
          loses
          busy={signOut.isPending}
          onNo={() => setLosing(null)}
          onYes={() => signOut.mutate()}
        >
          {m.draftsNotSaved(losing)}
        </Confirmation>
      )}
    </Bar>
  );
}
