import { pageSize } from '#contract/page-size.ts';
import { duties as allDuties } from '#contract/duty.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/staff-people.ts';
import { staffCall } from '../api/staff-call.ts';
import { staffPaths } from '../lib/paths.ts';
import { DutiesOpened } from '../ui/duties-opened.tsx';
import { KeysBar } from '../ui/keys-bar.tsx';
import { Notice } from '../ui/notice.tsx';
import { Pager } from '../ui/pager.tsx';
import page from '../ui/staff-page.module.css';
import { TryAgain } from '../ui/try-again.tsx';
import { useKeys } from '../ui/use-keys.ts';
import { InvitePerson } from './invite-person.tsx';
import { InviteList } from './invite-list.tsx';
import { Invited } from './invited.tsx';
import { MembersTable } from './members-table.tsx';

/** Everyone with a duty, who is invited, and what each duty opens; for heads. */
export function Component() {
  const [number, setNumber] = useState(1);
  const [inviting, setInviting] = useState<'person' | 'list' | null>(null);
  const members = useQuery({
    queryKey: ['accounts', 'members', number],
    queryFn: ({ signal }) =>
      staffCall('GET /staff/accounts', { query: { duty: 'any', page: number, size: pageSize }, signal }),
  });
  const invited = useQuery({
    queryKey: ['invitations'],
    queryFn: ({ signal }) => staffCall('GET /staff/invitations', { signal }),
  });
  useKeys({ i: () => setInviting('person') });
  const error = members.error ?? invited.error;
  const isFetching = members.isFetching || invited.isFetching;
  const { total = 0 } = members.data ?? {};
  return (
    <>
      <div>
        <header className={`${layout.form} ${page.head}`}>
          <div>
            <h1 className="h1">{m.members}</h1>
            <p role="status">
              {members.data === undefined || invited.data === undefined
                ? ''
                : m.membersCount(total, invited.data.rows.length)}
            </p>
          </div>
          <div className={layout.row}>
            <Button onClick={() => setInviting('list')}>{m.inviteList}</Button>
            <Button kind="filled" onClick={() => setInviting('person')}>
              {m.invitePerson}
            </Button>
          </div>
        </header>
        {error !== null && (
          <Notice
            acts={
              <TryAgain busy={isFetching} onClick={() => void Promise.all([members.refetch(), invited.refetch()])} />
            }
          >
            <b>{m.membersNotLoaded}</b> {error.message}
          </Notice>
        )}
        <MembersTable rows={members.data?.rows} busy={members.isPending} />
        {total > pageSize && (
          <Pager page={number} pages={Math.ceil(total / pageSize)} total={total} size={pageSize} onGo={setNumber} />
        )}
        <p className="small mt-16">
          {m.allAccountsNote}{' '}
          <Link className={button.link} to={staffPaths.accounts.to()}>
            {m.allAccounts}
          </Link>
        </p>
        {invited.data !== undefined && invited.data.rows.length > 0 && <Invited rows={invited.data.rows} />}
        <section className="mt-32">
          <h2 className="h2">{m.whatOpens}</h2>
          <DutiesOpened duties={allDuties} />
        </section>
        {inviting === 'person' && <InvitePerson onClose={() => setInviting(null)} />}
        {inviting === 'list' && <InviteList onClose={() => setInviting(null)} />}
      </div>
      <KeysBar
        keys={[
          [['J', 'K'], m.keyMove],
          [[m.spaceKey], m.keyDarken],
          [['I'], m.keyInvite],
        ]}
      />
    </>
  );
}
