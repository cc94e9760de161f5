import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError } from '#client/lib/api/api-error.ts';
import button from '#client/ui/button.module.css';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import layout from '#client/ui/layout.module.css';
import { showToast } from '#client/ui/toast-store.ts';
import * as college from '#messages/staff-college.ts';
import * as m from '#messages/staff-people.ts';
import { useStaffSession } from '../api/session.ts';
import { staffCall } from '../api/staff-call.ts';
import { namesOf } from '../ui/duty-names.ts';
import field from '../ui/field.module.css';
import { Notice } from '../ui/notice.tsx';
import styles from './invite-list.module.css';
import { peopleOf, readPeople } from './people-list.ts';

/** The most people that one call invites. */
const mostPeople = 200;

/** Invites many people by a list: pasted from a spreadsheet, or a CSV file. It shows what it read before it sends anything. */
export function InviteList({ onClose }: { onClose: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const { data: session } = useStaffSession();
  const [text, setText] = useState('');
  const lines = readPeople(text, college.dutyNames, session?.duties.includes('operator') === true);
  const people = peopleOf(lines);
  const wrong = lines.length - people.length;
  const isTooLong = people.length > mostPeople;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => staffCall('POST /staff/invitations', { body: { people: [...people] } }),
    onSuccess: async ({ rows }) => {
      showToast(m.invitationsGo(rows.length));
      onClose();
      await client.invalidateQueries({ queryKey: ['invitations'] });
    },
  });
  const isIdle = isPending || people.length === 0 || wrong > 0 || isTooLong;
  return (
    <Dialog labelledBy={id} className={styles.dialog} onClose={onClose}>
      <h2 className="h2" id={id}>
        {m.listTitle}
      </h2>
      <p className="small mt-8">{m.listNote}</p>
      <div className={`${layout.row} mt-16`}>
        <label className={button.outlined}>
          {m.chooseFile}
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            className="vh"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              void chosen?.text().then(setText);
              // The same file again, corrected meanwhile, is a choice too.
              target.value = '';
            }}
          />
        </label>
      </div>
      <textarea
        className={`${field.input} mt-16`}
        rows={5}
        aria-label={m.listPasted}
        placeholder={m.listExample}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {lines.length > 0 && (
        <>
          <p className="mt-16" role="status">
            {m.listRead(people.length, wrong)}
          </p>
          {isTooLong && <Notice>{m.tooManyPeople(mostPeople)}</Notice>}
          <div className={styles.scroll}>
            <table className={`${styles.preview} text-15 line-13`}>
              <caption className="vh">{m.listTitle}</caption>
              <thead>
                <tr>
                  <th scope="col">{m.line}</th>
                  <th scope="col">{college.name}</th>
                  <th scope="col">{college.duty}</th>
                </tr>
              </thead>
              <tbody>
                {lines.map(({ line, name, email, duties, problems }) => (
                  <tr key={line}>
                    <td className="num">{line}</td>
                    <td>
                      {name}
                      <small>{email}</small>
                    </td>
                    <td>
                      {duties.length > 0 && namesOf(duties)}
                      {problems.map(({ code, value }) => (
                        <span key={code + value} className={field.problem}>
                          {m.lineProblems[code](value)}
                        </span>
                      ))}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      {error !== null && (
        <Notice>
          <b>{m.noOneInvited}</b> {(error instanceof ApiError ? error.fields?.['people'] : undefined) ?? error.message}
        </Notice>
      )}
      <div className={`${layout.row} mt-16`}>
        <Button onClick={onClose}>{college.notNow}</Button>
        <Button kind="filled" idle={isIdle} onClick={() => mutate()}>
          {isPending ? m.inviting : people.length === 0 ? m.invite : m.inviteMany(people.length)}
        </Button>
      </div>
    </Dialog>
  );
}
