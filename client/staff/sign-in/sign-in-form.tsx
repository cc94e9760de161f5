import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#client/ui/button.tsx';
import { ApiError } from '#client/lib/api/api-error.ts';
import * as m from '#messages/staff-frame.ts';
import button from '#client/ui/button.module.css';
import { LabelledField } from '../ui/labelled-field.tsx';
import { Notice } from '../ui/notice.tsx';
import { sessionKey } from '../api/session.ts';
import { staffCall } from '../api/staff-call.ts';

/** Asks for e-mail and password again, even if the person is logged in as a student: any script of a page can read that log-in. */
export function SignInForm() {
  const client = useQueryClient();
  const { state } = useLocation();
  // An invitation that was just taken brings its e-mail along.
  const carried = typeof state === 'string' && state.includes('@') ? state : '';
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [asksCode, setAsksCode] = useState(false);
  const [missing, setMissing] = useState<{ readonly email?: string; readonly password?: string }>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: { email: string; password: string; code?: string }) =>
      staffCall('POST /staff/session', { body }),
    onSuccess: (session) => client.setQueryData(sessionKey, session),
    onError: (refused) => {
      const needsCode = refused instanceof ApiError && refused.code === 'code-needed';
      if (needsCode) setAsksCode(true);
      else if (asksCode) code.current?.select();
      else password.current?.select();
    },
  });
  useEffect(() => (asksCode ? code : carried === '' ? email : password).current?.focus(), [asksCode, carried]);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPending) return;
    const body = { email: email.current?.value.trim() ?? '', password: password.current?.value ?? '' };
    const written = code.current?.value.trim() ?? '';
    const problems = {
      ...(!/^\S+@\S+$/.test(body.email) && { email: m.writeEmail }),
      ...(body.password === '' && { password: m.writePassword }),
    };
    setMissing(problems);
    if (problems.email !== undefined) email.current?.focus();
    else if (problems.password !== undefined) password.current?.focus();
    else if (asksCode && written === '') code.current?.focus();
    else mutate(written === '' ? body : { ...body, code: written });
  }

  return (
    <form className="mt-16" onSubmit={send} noValidate aria-busy={isPending}>
      {error !== null && (
        <Notice kind={error instanceof ApiError && error.code === 'code-needed' ? 'calm' : 'bad'}>{said(error)}</Notice>
      )}
      {(['email', 'password'] as const).map((name) => (
        <LabelledField
          key={name}
          ref={name === 'email' ? email : password}
          label={name === 'email' ? m.email : m.password}
          name={name}
          type={name}
          defaultValue={name === 'email' ? carried : ''}
          autoComplete={name === 'email' ? 'username' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          problem={missing[name]}
        />
      ))}
      {asksCode && (
        <LabelledField
          ref={code}
          label={m.code}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          hint={m.codeHint}
        />
      )}
      <Button type="submit" kind="filled" className={`${button.wide} mt-24`} idle={isPending}>
        {isPending ? m.signingIn : m.signIn}
      </Button>
    </form>
  );
}

/** The server's message, and the time after which it listens again. */
function said(error: Error): string {
  const seconds = error instanceof ApiError ? error.retryAfter : undefined;
  return seconds === undefined ? error.message : `${error.message} ${m.tryAgainIn(Math.ceil(seconds / 60))}`;
}
