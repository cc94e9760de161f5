import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#client/lib/api/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { language } from '#messages/language.ts';
import * as rules from '#messages/account-fields.ts';
import * as m from '#messages/staff-people.ts';
import { sessionKey } from '../api/session.ts';
import { staffCall } from '../api/staff-call.ts';
import { staffPaths } from '../lib/paths.ts';
import { writtenIn } from '../lib/written-in.ts';
import { useLinkSecret } from '../lib/use-link-secret.ts';
import { EntryPage } from '../ui/entry-page.tsx';
import { LabelledField } from '../ui/labelled-field.tsx';
import { Notice } from '../ui/notice.tsx';
import { TryAgain } from '../ui/try-again.tsx';
import { Waiting } from '../ui/waiting.tsx';

/** /staff/set-up#secret: the first person names the college, becomes its head and operator, and is signed in. */
export function Component() {
  const secret = useLinkSecret();
  const { error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['set-up', secret],
    queryFn: ({ signal }) => staffCall('POST /staff/set-up/look', { body: { secret }, signal }),
  });
  if (isPending) return <Waiting />;
  // An incomplete link is as useless as an old one.
  const isDead = error instanceof ApiError && ['link-expired', 'invalid'].includes(error.code);
  return (
    <EntryPage
      title={isDead ? m.deadSetUp : m.setUpTitle}
      place={m.newInstallation}
      secret={secret}
      {...(error === null && { below: m.setUpNext })}
    >
      {isDead ? (
        <p className="mt-8">{m.deadSetUpNote}</p>
      ) : error === null ? (
        <SetUpForm secret={secret} />
      ) : (
        <Notice acts={<TryAgain busy={isFetching} onClick={() => void refetch()} />}>{error.message}</Notice>
      )}
    </EntryPage>
  );
}

const fields = ['college', 'name', 'email', 'password'] as const;
type Field = (typeof fields)[number];

const kinds: Readonly<Record<Field, object>> = {
  college: { autoComplete: 'organization' },
  name: { autoComplete: 'name', maxLength: 100 },
  email: { type: 'email', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  password: { type: 'password', autoComplete: 'new-password', hint: m.passwordHint },
};

function SetUpForm({ secret }: { secret: string }) {
  const form = useRef<HTMLFormElement>(null);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (sent: Readonly<Record<Field, string>>) => {
      const college = { en: '', ne: '', [language]: sent.college };
      return staffCall('POST /staff/set-up', { body: { ...sent, secret, college } });
    },
    onSuccess: async (session) => {
      client.setQueryData(sessionKey, session);
      await navigate(staffPaths.home.to(), { replace: true });
    },
    onError: (refused) => {
      const wrong = fields.find((each) => problemsOf(refused)[each] !== undefined);
      if (wrong !== undefined) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    },
  });
  const problems = problemsOf(error);
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const said = (name: Field) => writtenIn(event.currentTarget, name);
    if (isPending) return;
    mutate({ college: said('college'), name: said('name'), email: said('email'), password: said('password') });
  }
  return (
    <form ref={form} onSubmit={send} noValidate aria-busy={isPending}>
      <p className="small mt-8">{m.setUpLead}</p>
      {fields.map((name, place) => (
        <LabelledField
          key={name}
          name={name}
          label={m.setUpFields[name]}
          number={place + 1}
          problem={problems[name]}
          {...(name === 'password' && { beside: rules.passwordLengths })}
          {...kinds[name]}
        />
      ))}
      {error !== null && Object.keys(problems).length === 0 && (
        <div className="mt-16">
          <Notice>{error.message}</Notice>
        </div>
      )}
      <Button type="submit" kind="filled" idle={isPending}>
        {isPending ? m.settingUp : m.setUpNow}
      </Button>
    </form>
  );
}

/** What the server found wrong with the fields. */
function problemsOf(error: Error | null): Readonly<Record<string, string>> {
  return (error instanceof ApiError ? error.fields : undefined) ?? {};
}
