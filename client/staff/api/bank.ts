import { useQuery } from '@tanstack/react-query';
import { bankDuties } from '#contract/duty.ts';
import { useStaffSession } from './session.ts';
import { staffCall } from './staff-call.ts';

/** The size of the bank and what waits there; undefined until it is known, and for duties that do not open it. Changes of items request it again. */
export function useBank() {
  const { data: session } = useStaffSession();
  const { data } = useQuery({
    queryKey: ['items', 'bank'],
    queryFn: ({ signal }) => staffCall('GET /staff/bank', { signal }),
    enabled: session?.duties.some((duty) => bankDuties.some((each) => each === duty)) === true,
    staleTime: 60_000,
  });
  return data;
}
