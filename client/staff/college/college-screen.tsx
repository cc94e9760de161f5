import { useQuery } from '@tanstack/react-query';
import * as m from '#messages/staff-people.ts';
import { collegeKey } from '../api/college.ts';
import { staffCall } from '../api/staff-call.ts';
import { Notice } from '../ui/notice.tsx';
import { TryAgain } from '../ui/try-again.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { CollegeForm } from './college-form.tsx';

/** Who the college is, for heads: the fields, and beside them the head of an admit card. */
export function Component() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: collegeKey,
    queryFn: ({ signal }) => staffCall('GET /college', { signal }),
  });
  if (data !== undefined) return <CollegeForm college={data} />;
  if (error === null) return <Waiting />;
  return (
    <Notice acts={<TryAgain busy={isFetching} onClick={() => void refetch()} />}>
      <b>{m.collegeNotLoaded}</b> {error.message}
    </Notice>
  );
}
