import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ApiError } from '#client/lib/api/call.ts';
import * as m from '#messages/staff-frame.ts';
import button from '#client/ui/button.module.css';
import field from '../ui/field.module.css';
import { Notice } from '../ui/notice.tsx';
import { sessionKey } from '../api/session.ts';
import { staffCall } from '../api/staff-call.ts';

/** Asks for e-mail and password again, even if the person is logged in as a student: any script of a page can read that log-in. */
export function SignInForm() {
  const client = useQueryClient();
  const id = useId();
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
  useEffect(() => (asksCode ? code : email).current?.focus(), [asksCode]);

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
        <p key={name} className={field.field}>
          <label htmlFor={id + name}>{name === 'email' ? m.email : m.password}</label>
          <input
            ref={name === 'email' ? email : password}
            className={field.input}
            id={id + name}
            name={name}
            type={name}
            autoComplete={name === 'email' ? 'username' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={missing[name] !== undefined}
            aria-describedby={missing[name] === undefined ? undefined : `${id}${name}-problem`}
          />
          {missing[name] !== undefined && (
            <span className={field.problem} id={`${id}${name}-problem`}>
              {missing[name]}
            </span>
          )}
        </p>
      ))}
      {asksCode && (
        <p className={field.field}>
          <label htmlFor={`${id}code`}>{m.code}</label>
          <input
            ref={code}
            className={field.input}
            id={`${id}code`}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={`${id}code-hint`}
          />
          <span className="small" id={`${id}code-hint`}>
            {m.codeHint}
          </span>
        </p>
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
