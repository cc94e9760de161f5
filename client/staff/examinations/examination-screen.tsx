import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from 'react-router';
import { ApiError } from '#client/lib/api/api-error.ts';
import * as m from '#messages/staff-examinations.ts';
import { staffCall } from '../api/staff-call.ts';
import { Missing } from '../ui/missing.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { Notice } from '../ui/notice.tsx';
import { TryAgain } from '../ui/try-again.tsx';
import { ExaminationHead } from './examination-head.tsx';
import { examinationKey } from './shared/use-examination.ts';

/** How often the page requests the examination's state, which changes with the clock, in ms. */
const pollMs = 30_000;

/** The page of an examination: its head, and one of its parts below it. */
export function Component() {
  const { code = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: examinationKey(code),
    queryFn: ({ signal }) => staffCall('GET /staff/examinations/:code', { params: { code }, signal }),
    refetchInterval: pollMs,
  });
  if (error instanceof ApiError && error.status === 404) return <Missing>{m.noSuchExamination(code)}</Missing>;
  if (data === undefined && error !== null) {
    return (
      <section>
        <Notice acts={<TryAgain busy={isFetching} onClick={() => void refetch()} />}>
          <b>{m.examinationNotLoaded}</b> {error.message}
        </Notice>
      </section>
    );
  }
  if (data === undefined) return <Waiting />;
  return (
    <>
      <div>
        <ExaminationHead of={data} />
        <Outlet context={data} key={code} />
      </div>
    </>
  );
}
