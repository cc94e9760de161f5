import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deskDuties, examinationDuties, type Duty } from '#contract/duty.ts';
import { sessionKey, useStaffSession } from '../api/session.ts';
import { staffCall } from '../api/staff-call.ts';

/** How often the figures are asked for, in ms. */
const figuresEvery = 10_000;

const guideKey = ['GET /demo'] as const;

/** The guide of the demo, which changes when the next examination begins. */
export function useGuide() {
  return useQuery({
    queryKey: guideKey,
    queryFn: ({ signal }) => staffCall('GET /demo', { signal }),
    refetchInterval: figuresEvery,
  });
}

/** Whether one of these duties is the reader's. */
function useOpens(duties: readonly Duty[]): boolean {
  const { data: session } = useStaffSession();
  return duties.some((duty) => session?.duties.includes(duty));
}

/** An examination of the guide; undefined until it is there, or where the duties don't open it. */
export function useShown(code: string) {
  return useQuery({
    queryKey: ['demo', code],
    enabled: useOpens(deskDuties),
    queryFn: ({ signal }) => staffCall('GET /staff/examinations/:code', { params: { code }, signal }),
    refetchInterval: figuresEvery,
  }).data;
}

/** How many applications there are, and how many wait. */
export function useApplications(code: string) {
  return useQuery({
    queryKey: ['demo', code, 'applications'],
    enabled: useOpens(deskDuties),
    queryFn: ({ signal }) =>
      staffCall('GET /staff/examinations/:code/applications', { params: { code }, query: { size: 1 }, signal }),
    refetchInterval: figuresEvery,
  }).data?.counts;
}

/** What the public reads of an examination that takes applications. */
export function useNotice(code: string) {
  return useQuery({
    queryKey: ['demo', code, 'notice'],
    queryFn: ({ signal }) => staffCall('GET /notices/:code', { params: { code }, signal }),
    refetchInterval: figuresEvery,
  }).data;
}

/** How many objections there are. */
export function useObjections(code: string) {
  return useQuery({
    queryKey: ['demo', code, 'objections'],
    enabled: useOpens(examinationDuties),
    queryFn: ({ signal }) =>
      staffCall('GET /staff/examinations/:code/objections', { params: { code }, query: { size: 1 }, signal }),
    refetchInterval: figuresEvery,
  }).data?.total;
}

/** The last round of offers, and how many answers are awaited; undefined as above. */
export function useLastRound(code: string) {
  const { data } = useQuery({
    queryKey: ['demo', code, 'offers'],
    enabled: useOpens(deskDuties),
    queryFn: ({ signal }) => staffCall('GET /staff/examinations/:code/offers', { params: { code }, signal }),
    refetchInterval: figuresEvery,
  });
  const rounds = data?.rounds ?? [];
  const last = rounds[rounds.length - 1];
  return last && { ...last, open: rounds.reduce((sum, { open }) => sum + open, 0) };
}

/** Signs in as one of the invented people, in place of who was signed in. */
export function useSignInAs() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ email, password }: { email: string; password: string }) =>
      staffCall('POST /staff/session', { body: { email, password } }),
    onSuccess: (session) => {
      client.setQueryData(sessionKey, session);
      // The guide is the same for each of them.
      const isKept = (first: unknown) => first === sessionKey[0] || first === guideKey[0];
      client.removeQueries({ predicate: ({ queryKey }) => !isKept(queryKey[0]) });
    },
  });
}
