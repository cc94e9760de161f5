import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { SystemState } from '#contract/system.ts';
import * as m from '#messages/staff-college.ts';
import { language } from '#messages/language.ts';
import { numberIn } from '#text/numbers.ts';
import { staffCall } from '../api/staff-call.ts';
import folding from '../ui/folding-table.module.css';
import table from '../ui/staff-table.module.css';
import { asCell, asHead, asRow, asRows, asTable } from '../ui/table-roles.ts';
import { moment } from '../lib/moment.ts';

/** The mails that could not be sent so far, each with a button to try again. */
export function FailedMails({ failed: { rows, total } }: { failed: SystemState['mail']['failed'] }) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: string) => staffCall('POST /staff/system/mails/:id/send-again', { params: { id } }),
    onSuccess: ({ message }) => showToast(message),
    onError: (error) => showToast(error.message, 'bad'),
    onSettled: () => client.invalidateQueries({ queryKey: ['system'] }),
  });
  return (
    <section className="mt-32">
      <h2 className="h2">{m.failedMails}</h2>
      {total === 0 && <p>{m.noFailedMails}</p>}
      {total > rows.length && <p>{m.moreFailed(numberIn(language, total))}</p>}
      {total > 0 && (
        <table className={`${folding.folds} ${table.table}`} {...asTable}>
          <caption className="vh">{m.failedMails}</caption>
          <thead {...asRows}>
            <tr {...asRow}>
              {[m.recipient, m.what, m.reason, m.tries, m.sendAgain].map((title) => (
                <th key={title} {...asHead}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...asRows}>
            {rows.map(({ id, recipient, kind, reason, tries, createdAt, givenUp }) => (
              <tr key={id} {...asRow}>
                <td {...asCell}>
                  {recipient}
                  <small>{moment(createdAt)}</small>
                </td>
                <td {...asCell}>{m.kinds[kind]}</td>
                <td {...asCell} data-label={m.reason}>
                  {reason}
                  <small>{givenUp ? m.givenUp : m.willBeTried}</small>
                </td>
                <td {...asCell} data-label={m.tries}>
                  {numberIn(language, tries)}
                </td>
                <td {...asCell}>
                  <Button kind="link" aria-label={m.sendAgainTo(recipient)} onClick={() => mutate(id)}>
                    {m.sendAgain}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
