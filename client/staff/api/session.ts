import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#client/lib/api/api-error.ts';
import type { AnswerOf } from '#contract/calls.ts';
import { staffCall } from './staff-call.ts';

export const sessionKey = ['GET /staff/session'] as const;

export type StaffSession = AnswerOf<'GET /staff/session'>;

/** The account that is signed in to the staff area; null if there is none, undefined until that is known. */
export function useStaffSession() {
  return useQuery<StaffSession | null>({
    queryKey: sessionKey,
    queryFn: ({ signal }) =>
      staffCall('GET /staff/session', { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }),
    staleTime: Infinity,
  });
}
