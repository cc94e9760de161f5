import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Fragment, useId, useRef, useState } from 'react';
import { Bubble } from '#client/ui/bubble.tsx';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import { showToast } from '#client/ui/toast-store.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import type { Duty } from '#contract/duty.ts';
import type { ListedAccount } from '#contract/staff-accounts.ts';
import * as college from '#messages/staff-college.ts';
import * as m from '#messages/staff-people.ts';
import { ManagedAccount } from '../accounts/managed-account.tsx';
import { sessionKey, useStaffSession } from '../api/session.ts';
import { staffCall } from '../api/staff-call.ts';
import { shortDay } from '../lib/short-day.ts';
import { Confirmation } from '../ui/confirmation.tsx';
import { dutyNames, namesOf } from '../ui/duty-names.ts';
import folding from '../ui/folding-table.module.css';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { StaffIcon } from '../ui/staff-icon.tsx';
import table from '../ui/staff-table.module.css';
import { asCell, asHead, asRow, asRowHead, asRows, asTable } from '../ui/table-roles.ts';
import { useKeys } from '../ui/use-keys.ts';
import { after, asksFirst, refusalOf } from './duty-change.ts';
import { lastHere } from './last-here.ts';
import styles from './members-table.module.css';

interface MembersTableProps {
  /** Undefined until they have come. */
  readonly rows: readonly ListedAccount[] | undefined;
  readonly busy: boolean;
}

interface NewDuties {
  readonly account: ListedAccount;
  readonly duties: readonly Duty[];
}

/** A row a person, a bubble a duty; a darkened bubble is a duty that the person has. */
export function MembersTable({ rows = [], busy }: MembersTableProps) {
  const notes = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const { data: session } = useStaffSession();
  const client = useQueryClient();
  const [managed, setManaged] = useState<string | null>(null);
  const [asked, setAsked] = useState<NewDuties | null>(null);
  const change = useMutation({
    mutationFn: ({ account: { id }, duties }: NewDuties) =>
      staffCall('PUT /staff/accounts/:id/duties', {
        params: { id },
        // The question before has already said what stays unproven.
        body: { duties: [...duties], evenUnproven: asked !== null },
      }),
    onSuccess: ({ id, name, duties }) => {
      showToast(m.hasNow(name, namesOf(duties)));
      if (id === session?.id) void client.invalidateQueries({ queryKey: sessionKey });
    },
    onError: (error) => showToast(error.message, 'bad'),
    onSettled: () => {
      setAsked(null);
      return client.invalidateQueries({ queryKey: ['accounts'] });
    },
  });
  const heads = rows.filter(({ duties }) => duties.includes('head')).length;
  const changeOf = (account: ListedAccount, duty: Duty) => ({
    duty,
    held: account.duties,
    emailProven: account.emailProven,
    isOwn: account.id === session?.id,
    heads,
    giver: session?.duties ?? [],
  });
  function press(account: ListedAccount, duty: Duty): void {
    const wanted = changeOf(account, duty);
    const refusal = refusalOf(wanted);
    if (refusal !== null) showToast(m.refusals[refusal], 'bad');
    else if (asksFirst(wanted)) setAsked({ account, duties: after(wanted) });
    else if (!change.isPending) change.mutate({ account, duties: after(wanted) });
  }

  /** Moves the focus by so many rows and columns of bubbles. */
  function move(down: number, right: number): void {
    const lines = [...(body.current?.rows ?? [])]
      .map((row) => [...row.querySelectorAll('input')])
      .filter(({ length }) => length > 0);
    const row = lines.findIndex((line) => line.some((input) => input === document.activeElement));
    const column = Math.max(0, lines[row]?.findIndex((input) => input === document.activeElement) ?? 0);
    const at = (place: number, end: number) => Math.min(Math.max(place, 0), end - 1);
    const line = lines[row === -1 ? 0 : at(row + down, lines.length)];
    line?.[row === -1 ? 0 : at(column + right, line.length)]?.focus();
  }
  const down = () => move(1, 0);
  const up = () => move(-1, 0);
  useKeys({
    j: down,
    k: up,
    ArrowDown: down,
    ArrowUp: up,
    ArrowLeft: () => move(0, -1),
    ArrowRight: () => move(0, 1),
  });

  const columns = dutyNames.length + 3;
  return (
    <>
      <table className={`${folding.folds} ${table.table} ${styles.members}`} {...asTable} aria-busy={busy}>
        <caption className="vh">{m.members}</caption>
        <thead {...asRows}>
          <tr {...asRow}>
            <th {...asHead}>{college.name}</th>
            {dutyNames.map(([duty, name]) => (
              <th key={duty} {...asHead} className={styles.duty}>
                {name}
              </th>
            ))}
            <th {...asHead}>{m.lastHere}</th>
            <th {...asHead}>
              <span className="vh">{college.manageShort}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body} {...asRows}>
          {busy && <SkeletonRows columns={columns} />}
          {rows.map((account) => {
            const { id, name, email } = account;
            const isSending = change.isPending && change.variables.account.id === id;
            const held = isSending ? change.variables.duties : account.duties;
            return (
              <Fragment key={id}>
                <tr {...asRow} data-current={managed === id || undefined}>
                  <th {...asRowHead} className={styles.who}>
                    <b>{name}</b>
                    <small className="normal">{email}</small>
                  </th>
                  {dutyNames.map(([duty, title]) => {
                    const refusal = refusalOf(changeOf(account, duty));
                    return (
                      <td key={duty} {...asCell} className={styles.duty} data-label={title}>
                        <label className={layout.centre}>
                          <input
                            className={layout.cover}
                            type="checkbox"
                            aria-label={m.dutyOf(name, title)}
                            aria-disabled={refusal !== null || undefined}
                            aria-describedby={refusal === null ? undefined : notes + refusal}
                            title={refusal === null ? undefined : m.refusals[refusal]}
                            autoComplete="off"
                            checked={held.includes(duty)}
                            onChange={() => press(account, duty)}
                          />
                          <Bubble letter="" />
                        </label>
                      </td>
                    );
                  })}
                  <td {...asCell} data-label={m.lastHere}>
                    {id === session?.id ? m.isYou : seenIn(account)}
                  </td>
                  <td {...asCell}>
                    <Button
                      kind="icon"
                      aria-expanded={managed === id}
                      aria-label={m.moreOf(name)}
                      onClick={() => setManaged((shown) => (shown === id ? null : id))}
                    >
                      <StaffIcon name="more" weight={3} />
                    </Button>
                  </td>
                </tr>
                {managed === id && (
                  <tr {...asRow} data-below="" data-current="">
                    <td {...asCell} colSpan={columns}>
                      <ManagedAccount account={account} withDuties={false} onGone={() => setManaged(null)} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      <p hidden id={`${notes}last-head`}>
        {m.refusals['last-head']}
      </p>
      <p hidden id={`${notes}operator`}>
        {m.refusals.operator}
      </p>
      {asked !== null && (
        <Confirmation
          title={college.dutiesTitle(asked.account.name, namesOf(asked.duties))}
          below={college.dutiesBelow}
          no={college.keepDuties}
          yes={college.giveDuties}
          busy={change.isPending}
          onNo={() => setAsked(null)}
          onYes={() => change.mutate(asked)}
        >
          {asked.duties.length === 0
            ? college.noDutyNote
            : asked.duties.map((duty) => college.dutyNotes[duty]).join(' ')}
          {!asked.account.emailProven && asked.duties.length > 0 && (
            <>
              {' '}
              <b>{college.dutiesUnproven}</b>
            </>
          )}
        </Confirmation>
      )}
    </>
  );
}

function seenIn({ seenAt }: ListedAccount): string {
  if (seenAt === null) return college.sessions(0);
  const last = lastHere(Date.parse(seenAt), Date.now(), timeZone);
  return last === 'earlier' ? shortDay(seenAt) : m.lastDays[last];
}
