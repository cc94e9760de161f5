import { useQuery } from '@tanstack/react-query';
import { staffCall } from './staff-call.ts';

/** The size of the bank and what waits there; undefined until it is known. Changes of items request it again. */
export function useBank() {
  const { data } = useQuery({
    queryKey: ['items', 'bank'],
    queryFn: ({ signal }) => staffCall('GET /staff/bank', { signal }),
    staleTime: 60_000,
  });
  return data;
}
