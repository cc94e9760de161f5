import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#client/lib/api/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { AnswerOf } from '#contract/calls.ts';
import { language } from '#messages/language.ts';
import * as rules from '#messages/account-fields.ts';
import * as m from '#messages/staff-people.ts';
import { staffCall } from '../api/staff-call.ts';
import { useCollege } from '../api/college.ts';
import { staffPaths } from '../lib/paths.ts';
import { writtenIn } from '../lib/written-in.ts';
import { useLinkSecret } from '../lib/use-link-secret.ts';
import { DutiesOpened } from '../ui/duties-opened.tsx';
import { EntryPage } from '../ui/entry-page.tsx';
import { LabelledField } from '../ui/labelled-field.tsx';
import { Notice } from '../ui/notice.tsx';
import { TryAgain } from '../ui/try-again.tsx';
import { Waiting } from '../ui/waiting.tsx';

/** /invitation#token: who invites, to what; then the account, or the duties for the account that exists. */
export function Component() {
  const token = useLinkSecret();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => staffCall('POST /invitation', { body: { token }, signal }),
    // A refetch would find the link used by the answer itself.
    staleTime: Infinity,
  });
  const college = useCollege();
  if (data === undefined && error === null) return <Waiting />;
  const name = college && (college.name[language] || college.name.en || college.name.ne);
  const isDead = error instanceof ApiError && ['link-expired', 'invalid'].includes(error.code);
  return (
    <EntryPage title={isDead ? m.deadInvitation : m.invitedBy(name ?? '')} place={m.invitation} secret={token}>
      {isDead ? (
        <p className="mt-8">{m.deadInvitationNote}</p>
      ) : data !== undefined ? (
        <Invitation token={token} invitation={data} />
      ) : (
        <Notice acts={<TryAgain busy={isFetching} onClick={() => void refetch()} />}>{error?.message}</Notice>
      )}
    </EntryPage>
  );
}

interface InvitationProps {
  readonly token: string;
  readonly invitation: AnswerOf<'POST /invitation'>;
}

function Invitation({ token, invitation: { name, email, duties, hasAccount } }: InvitationProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (sent: { readonly name?: string; readonly password?: string }) =>
      staffCall('POST /invitation/accept', { body: { token, ...sent } }),
    onSuccess: async ({ message }) => {
      showToast(message);
      await navigate(staffPaths.home.to(), { replace: true, state: email });
    },
    onError: (refused) => {
      const [wrong] = Object.keys(refused instanceof ApiError ? (refused.fields ?? {}) : {});
      if (wrong !== undefined) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    },
  });
  const problems = (error instanceof ApiError ? error.fields : undefined) ?? {};
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPending) return;
    const said = (field: string) => writtenIn(event.currentTarget, field);
    mutate(hasAccount ? {} : { name: said('name'), password: said('password') });
  }
  return (
    <form ref={form} onSubmit={send} noValidate aria-busy={isPending}>
      <p className="small mt-8">{hasAccount ? m.invitedAccount(name, email) : m.invitedNew(email)}</p>
      <DutiesOpened duties={duties} />
      {/* For the browser's own list of passwords. */}
      <input type="email" name="email" autoComplete="username" defaultValue={email} readOnly hidden />
      {!hasAccount && (
        <>
          <LabelledField
            name="name"
            label={m.yourName}
            number={1}
            defaultValue={name}
            autoComplete="name"
            maxLength={100}
            problem={problems['name']}
          />
          <LabelledField
            name="password"
            label={m.newPassword}
            number={2}
            type="password"
            autoComplete="new-password"
            beside={rules.passwordLengths}
            hint={m.passwordHint}
            problem={problems['password']}
          />
        </>
      )}
      {error !== null && problems['name'] === undefined && problems['password'] === undefined && (
        <div className="mt-16">
          <Notice>{error.message}</Notice>
        </div>
      )}
      <Button type="submit" kind="filled" idle={isPending}>
        {isPending ? m.takingInvitation : hasAccount ? m.takeInvitation : m.takeWithAccount}
      </Button>
    </form>
  );
}
