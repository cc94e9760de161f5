import { useEffect, useState } from 'react';
import { ApiError } from './api-error.ts';
import { copyStaleness } from './stale.ts';
import { unreadable } from '#messages/parts.ts';

/** The state of a part of a page that needs the API. */
export type FetchState<Data> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly data: Data }
  | { readonly state: 'failed'; readonly message: string; readonly retrying: boolean; readonly retry: () => void };

type Outcome<Data> = { readonly data: Data } | { readonly failedAttempt: number; readonly message: string } | undefined;

/**
 * Asks once, and again at each `retry`. A failed part stays so until a later attempt succeeds, so that its button keeps its place and the
 * focus. `load` must be the same function at each render. If the page brought the data along as `given`, the hook requests nothing.
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

/** The server's words for a student. An answer of another shape than the contract's is a fault of its own. */
function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : unreadable;
}
