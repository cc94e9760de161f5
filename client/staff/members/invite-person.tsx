import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { ApiError } from '#client/lib/api/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import layout from '#client/ui/layout.module.css';
import { showToast } from '#client/ui/toast-store.ts';
import type { Duty } from '#contract/duty.ts';
import * as college from '#messages/staff-college.ts';
import * as m from '#messages/staff-people.ts';
import { staffCall } from '../api/staff-call.ts';
import { writtenIn } from '../lib/written-in.ts';
import { LabelledField } from '../ui/labelled-field.tsx';
import { Notice } from '../ui/notice.tsx';
import { DutyChoices } from './duty-choices.tsx';
import { problemsOf } from './people-list.ts';

/** Invites one person by name, e-mail and duties. */
export function InvitePerson({ onClose }: { onClose: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const [duties, setDuties] = useState<readonly Duty[]>([]);
  const [wrong, setWrong] = useState<ReturnType<typeof problemsOf>>([]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (person: { readonly name: string; readonly email: string }) =>
      staffCall('POST /staff/invitations', { body: { people: [{ ...person, duties: [...duties] }] } }),
    onSuccess: async (_, { email }) => {
      showToast(m.invitationGoes(email));
      onClose();
      await client.invalidateQueries({ queryKey: ['invitations'] });
    },
  });
  const problem = (part: 'name' | 'email' | 'duty') => {
    const found = wrong.find(({ code }) => code.startsWith(part));
    return found && m.lineProblems[found.code](found.value);
  };
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const said = (name: string) => writtenIn(event.currentTarget, name).trim();
    const person = { name: said('name'), email: said('email') };
    const found = problemsOf({ ...person, hasDuty: duties.length > 0 });
    setWrong(found);
    if (found.length === 0 && !isPending) mutate(person);
  }
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <form onSubmit={send} noValidate aria-busy={isPending}>
        <h2 className="h2" id={id}>
          {m.invitePerson}
        </h2>
        <LabelledField name="name" label={college.name} autoComplete="off" maxLength={100} problem={problem('name')} />
        <LabelledField
          name="email"
          label={m.email}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          problem={problem('email')}
        />
        <DutyChoices chosen={duties} problem={problem('duty')} onChange={setDuties} />
        {error !== null && (
          <Notice>{(error instanceof ApiError ? error.fields?.['people'] : undefined) ?? error.message}</Notice>
        )}
        <p className="small mt-16">{m.linkGoesByMail}</p>
        <div className={`${layout.row} mt-16`}>
          <Button onClick={onClose}>{college.notNow}</Button>
          <Button type="submit" kind="filled" idle={isPending}>
            {isPending ? m.inviting : m.invite}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
