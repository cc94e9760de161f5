import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-rooms.ts';
import { numberIn } from '#text/numbers.ts';
import { staffCall } from '../../api/staff-call.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import folding from '../../ui/folding-table.module.css';
import table from '../../ui/staff-table.module.css';
import { asCell, asHead, asRow, asRows, asTable } from '../../ui/table-roles.ts';
import { TryAgain } from '../../ui/try-again.tsx';
import { useNewSecrets } from '../shared/new-secrets.ts';
import { printPaths } from '../shared/print-paths.ts';
import { useChanged, useExamination } from '../shared/use-examination.ts';
import { useRooms } from '../shared/use-rooms.ts';
import { AddRoom } from './add-room.tsx';
import { MadePass } from './made-pass.tsx';
import styles from './rooms-tab.module.css';

/** The rooms of an examination, and the passes that open their boards. */
export function Component() {
  const { code, state } = useExamination();
  const changed = useChanged(code);
  const { data, error, isFetching, refetch } = useRooms(code);
  const [asked, setAsked] = useState<string | null>(null);
  const [made, setMade] = useState<{ room: string; pass: string } | null>(null);
  const { keep } = useNewSecrets(code);
  const tell = (pass: { room: string; pass: string }) => {
    setMade(pass);
    keep('passes', { [pass.room]: pass.pass });
  };
  const renew = useMutation({
    mutationFn: async (room: string) => ({
      room,
      ...(await staffCall('POST /staff/examinations/:code/rooms/:room/pass', { params: { code, room } })),
    }),
    onSuccess: async (pass) => {
      tell(pass);
      await changed();
    },
    onSettled: () => setAsked(null),
  });
  const canAdd = ['draft', 'sealed', 'open', 'running'].includes(state);
  return (
    <section aria-label={m.rooms}>
      <p className={styles.lead}>
        {m.roomsNote}{' '}
        <Link className={button.link} to={printPaths.roomSheets.to({ code })}>
          {m.printSheets}
        </Link>
      </p>
      {made !== null && <MadePass {...made} onDone={() => setMade(null)} />}
      {(error ?? renew.error) !== null && (
        <Notice acts={error !== null && <TryAgain busy={isFetching} onClick={() => void refetch()} />}>
          {(error ?? renew.error)?.message}
        </Notice>
      )}
      <table className={`${folding.folds} ${table.table} ${styles.rooms}`} {...asTable} aria-busy={data === undefined}>
        <caption className="vh">{m.rooms}</caption>
        <thead {...asRows}>
          <tr {...asRow}>
            <th {...asHead}>{m.room}</th>
            <th {...asHead} className="text-right">
              {m.candidates}
            </th>
            <th {...asHead}>{m.pass}</th>
            <th {...asHead}>
              <span className="vh">{m.acts}</span>
            </th>
          </tr>
        </thead>
        <tbody {...asRows}>
          {data === undefined && error === null && <SkeletonRows columns={4} />}
          {data?.length === 0 && (
            <tr {...asRow}>
              <td {...asCell} colSpan={4}>
                {m.noRooms}
              </td>
            </tr>
          )}
          {data?.map(({ room, candidates, hasPass }) => (
            <tr key={room} {...asRow}>
              <td {...asCell} className="semibold anywhere">
                {room}
              </td>
              <td {...asCell} className="text-right" data-label={m.candidates}>
                {numberIn(language, candidates)}
              </td>
              <td {...asCell} data-label={m.pass}>
                {hasPass ? m.passMade : m.noPass}
              </td>
              <td {...asCell} className={`${styles.acts} text-right`}>
                <Button
                  kind="link"
                  aria-label={hasPass ? m.newPassOf(room) : m.makePassOf(room)}
                  onClick={() => (hasPass ? setAsked(room) : renew.mutate(room))}
                >
                  {hasPass ? m.newPass : m.makePass}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {canAdd && <AddRoom code={code} onMade={tell} />}
      {asked !== null && (
        <Confirmation
          title={m.newPassOf(asked)}
          below={<b>{m.oldPassEnds}</b>}
          no={m.keepPass}
          yes={m.makeNewPass}
          busy={renew.isPending}
          onNo={() => setAsked(null)}
          onYes={() => renew.mutate(asked)}
        >
          {m.newPassNote}
        </Confirmation>
      )}
    </section>
  );
}
