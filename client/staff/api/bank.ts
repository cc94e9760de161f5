import { useQuery } from '@tanstack/react-query';
import { staffCall } from './staff-call.ts';

/** How much there is in the bank and what waits there; undefined until it is known. Whatever changes items asks anew. */
export function useBank() {
  const { data } = useQuery({
    queryKey: ['items', 'bank'],
    queryFn: ({ signal }) => staffCall('GET /staff/bank', { signal }),
    staleTime: 60_000,
  });
  return data;
}
