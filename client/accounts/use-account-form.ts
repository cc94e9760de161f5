import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#client/api/fetch-json.ts';
import { authStore } from '#client/accounts/auth-store.ts';
import { useAuth } from '#client/accounts/use-auth.ts';
import type { FormState, Problems } from './form-context.ts';

/** A form of the account screens: what its parts need to know, and what sends it. */
export interface AccountForm extends FormState {
  readonly send: (form: FormData) => Promise<void>;
}

/**
 * Sends a form whole by one of the auth state's actions, and goes on to `next` when it has succeeded. Leaving the screen
 * calls the request off: an answer that comes late must not take a student out of the exam that was begun meanwhile.
 */
export function useAccountForm(
  action: (form: FormData, signal: AbortSignal) => Promise<void>,
  next: string,
): AccountForm {
  const { loading } = useAuth();
  const [sending, setSending] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<ApiError>();
  const request = useRef<AbortController>(null);
  const navigate = useNavigate();
  useEffect(
    () => () => {
      request.current?.abort();
      authStore.resetError();
    },
    [],
  );

  async function send(form: FormData): Promise<void> {
    const { signal } = (request.current = new AbortController());
    setSending(true);
    setProblems({});
    setFailure(undefined);
    try {
      await action(form, signal);
      // In its place: going back must not lead to a form that is done with.
      await navigate(next, { replace: true });
    } catch (error) {
      if (signal.aborted) return;
      setSending(false);
      if (!(error instanceof ApiError)) return;
      setFailure(error);
      setProblems(error.fields ?? {});
    }
  }

  const busy = sending || loading;
  const report: FormState['report'] = (name, problem) => {
    // What is on its way is judged by the server.
    if (!busy) setProblems((known) => ({ ...known, [name]: problem }));
  };
  return { busy, problems, report, failure, send };
}
