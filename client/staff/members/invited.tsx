import { invitationDays } from '#contract/account-fields.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import layout from '#client/ui/layout.module.css';
import { showToast } from '#client/ui/toast-store.ts';
import type { Invitation } from '#contract/members.ts';
import * as college from '#messages/staff-college.ts';
import * as m from '#messages/staff-people.ts';
import { staffCall } from '../api/staff-call.ts';
import { Confirmation } from '../ui/confirmation.tsx';
import { namesOf } from '../ui/duty-names.ts';
import field from '../ui/field.module.css';
import folding from '../ui/folding-table.module.css';
import { SlipDialog } from '../ui/slip-dialog.tsx';
import table from '../ui/staff-table.module.css';
import { asCell, asHead, asRow, asRowHead, asRows, asTable } from '../ui/table-roles.ts';
import { daysLeft } from './last-here.ts';
import styles from './invited.module.css';

/** The people who were invited and have not come. */
export function Invited({ rows }: { readonly rows: readonly Invitation[] }) {
  const client = useQueryClient();
  const [ended, setEnded] = useState<Invitation | null>(null);
  const [shown, setShown] = useState<{ readonly name: string; readonly link: string } | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (act: () => Promise<string | null>) => act(),
    onSuccess: (said) => said !== null && showToast(said),
    onError: (error) => showToast(error.message, 'bad'),
    onSettled: () => {
      setEnded(null);
      return client.invalidateQueries({ queryKey: ['invitations'] });
    },
  });
  const again =
    ({ id, name }: Invitation) =>
    async () => {
      await staffCall('POST /staff/invitations/:id/again', { params: { id } });
      return m.invitedAgain(name);
    };
  const copy =
    ({ id, name }: Invitation) =>
    async () => {
      const { link } = await staffCall('POST /staff/invitations/:id/link', { params: { id } });
      try {
        await navigator.clipboard.writeText(link);
        return m.linkCopied;
      } catch {
        // A page over plain http has no clipboard.
        setShown({ name, link });
        return null;
      }
    };
  return (
    <section className="mt-32">
      <header className={layout.baseline}>
        <h2 className="h2">{m.invited}</h2>
        <p className="small">{m.linkWorks(invitationDays)}</p>
      </header>
      <table className={`${folding.folds} ${table.table} ${styles.invited} mt-8`} {...asTable}>
        <caption className="vh">{m.invited}</caption>
        <thead {...asRows} className="vh">
          <tr {...asRow}>
            {[college.name, college.duty, m.link, college.manageShort].map((title) => (
              <th key={title} {...asHead}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ink-above" {...asRows}>
          {rows.map((row) => (
            <tr key={row.id} {...asRow}>
              <th {...asRowHead} className={styles.who}>
                <b>{row.name}</b>
                <small className="normal">{row.email}</small>
              </th>
              <td {...asCell}>{namesOf(row.duties)}</td>
              <td {...asCell}>
                <TimeLeft of={row} />
              </td>
              <td {...asCell}>
                <div className={layout.row}>
                  <Button
                    kind="link"
                    aria-label={m.copyLinkOf(row.name)}
                    onClick={() => !isPending && mutate(copy(row))}
                  >
                    {m.copyLink}
                  </Button>
                  <Button
                    kind="link"
                    aria-label={m.inviteAgainOf(row.name)}
                    onClick={() => !isPending && mutate(again(row))}
                  >
                    {m.inviteAgain}
                  </Button>
                  <Button kind="link" aria-label={m.takeBackOf(row.name)} onClick={() => setEnded(row)}>
                    {m.takeBack}
                  </Button>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {ended !== null && (
        <Confirmation
          title={m.takeBackTitle(ended.name)}
          below={m.takeBackBelow}
          no={m.keepInvitation}
          yes={m.takeBackNow}
          loses
          busy={isPending}
          onNo={() => setEnded(null)}
          onYes={() =>
            mutate(async () => {
              const { id } = ended;
              return (await staffCall('DELETE /staff/invitations/:id', { params: { id } })).message;
            })
          }
        >
          {m.takeBackNote}
        </Confirmation>
      )}
      {shown !== null && (
        <SlipDialog
          title={m.linkOf(shown.name)}
          above={
            <input
              className={field.input}
              aria-label={m.link}
              readOnly
              value={shown.link}
              onFocus={({ target }) => target.select()}
            />
          }
          below={
            <>
              <p>{m.linkByHand}</p>
              <div className={layout.row}>
                <Button kind="filled" onClick={() => setShown(null)}>
                  {college.close}
                </Button>
              </div>
            </>
          }
          onCancel={() => setShown(null)}
        />
      )}
    </section>
  );
}

function TimeLeft({ of: { expiresAt } }: { readonly of: Invitation }) {
  const [now] = useState(Date.now);
  const { isOver, days } = daysLeft(Date.parse(expiresAt), now);
  if (!isOver) return m.daysLeft(days);
  return (
    <span className={`${styles.over} inline-flex items-center`}>
      <Icon name="clock" size={15} weight={2.4} />
      {m.linkOver(days)}
    </span>
  );
}
