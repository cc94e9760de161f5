import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#client/lib/api/call.ts';
import { sessionKey } from './session.ts';

/** A call that finds no session ends the one that we thought there was: the sign-in takes the page's place (sign-in/signed-in.tsx). */
function onError(error: Error): void {
  if (error instanceof ApiError && error.code === 'not-signed-in') queryClient.setQueryData(sessionKey, null);
}

/** What the server has told, by call. An answer that says something is no better the second time: only what never came is asked for again. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: { staleTime: 10_000, retry: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
