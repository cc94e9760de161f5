import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { ApiError } from '#client/lib/api/api-error.ts';
import * as m from '#messages/staff-examinations.ts';
import { useStaffSession } from '../api/session.ts';
import { staffCall } from '../api/staff-call.ts';
import { Missing } from '../ui/missing.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { Notice } from '../ui/notice.tsx';
import { TryAgain } from '../ui/try-again.tsx';
import { ExaminationHead } from './examination-head.tsx';
import { tabAddress } from './shared/tab-address.ts';
import { examinationKey } from './shared/use-examination.ts';
import { tabsFor } from './tabs.ts';

/** How often the page requests the examination's state, which changes with the clock, in ms. */
const pollMs = 30_000;

/** The page of an examination: its head, and one of its parts below it. */
export function Component() {
  const { code = '' } = useParams();
  const { pathname } = useLocation();
  const { data: session } = useStaffSession();
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
  const [first] = tabsFor(session?.duties ?? []);
  // A person who may not see the paper comes to the first part that the duties open.
  if (first !== undefined && first.segment !== '' && pathname === tabAddress(code, ''))
    return <Navigate to={tabAddress(code, first.segment)} replace />;
  return (
    <>
      <div>
        <ExaminationHead of={data} />
        <Outlet context={data} key={code} />
      </div>
    </>
  );
}
