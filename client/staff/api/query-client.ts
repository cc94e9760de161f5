import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#client/lib/api/api-error.ts';
import { sessionKey } from './session.ts';

/** A call that finds no session ends the session of this page: the sign-in takes the page's place (sign-in/signed-in.tsx). */
function onError(error: Error): void {
  if (error instanceof ApiError && error.code === 'not-signed-in') queryClient.setQueryData(sessionKey, null);
}

/** The server's answers, by call. A refusal is no better the second time: only a call without an answer is tried again. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: { staleTime: 10_000, retry: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
