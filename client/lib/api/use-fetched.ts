import { useEffect, useState } from 'react';
import { ApiError } from './call.ts';
import { copyStaleness } from './stale.ts';
import { unreadable } from '#messages/parts.ts';

/** What a part of a page that needs the API is in the middle of. */
export type FetchState<Data> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly data: Data }
  | { readonly state: 'failed'; readonly message: string; readonly retrying: boolean; readonly retry: () => void };

type Outcome<Data> = { readonly data: Data } | { readonly failedAttempt: number; readonly message: string } | undefined;

/**
 * Asks once, and again at each `retry`. A part that failed stays so until a later attempt succeeds, so that the button
 * that asked keeps its place and the focus. `load` must be the same function at each render. What
 * the page brought along is `given`: then nothing is asked for.
 */
export function useFetched<Data>(load: (signal: AbortSignal) => Promise<Data>, given?: Data): FetchState<Data> {
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome<Data>>(() => given && { data: given });
  const isGiven = given !== undefined;
  useEffect(() => {
    if (isGiven) return;
    const abort = new AbortController();
    load(abort.signal).then(
      (data) => setOutcome({ data: copyStaleness(abort.signal, data) }),
      (error: unknown) => abort.signal.aborted || setOutcome({ failedAttempt: attempt, message: messageOf(error) }),
    );
    return () => abort.abort();
  }, [load, attempt, isGiven]);

  if (!outcome) return { state: 'loading' };
  if ('data' in outcome) return { state: 'ready', data: outcome.data };
  const { failedAttempt, message } = outcome;
  return { state: 'failed', message, retrying: attempt > failedAttempt, retry: () => setAttempt(failedAttempt + 1) };
}

/** What the server says, for a student to read; an answer of another shape than agreed is a fault of its own. */
function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : unreadable;
}
