import { useQuery } from '@tanstack/react-query';
import { staffCall } from './staff-call.ts';

export const collegeKey = ['GET /college'] as const;

/** Who the college is; undefined until that is known. */
export function useCollege() {
  const { data } = useQuery({
    queryKey: collegeKey,
    queryFn: ({ signal }) => staffCall('GET /college', { signal }),
    staleTime: 60_000,
  });
  return data;
}
