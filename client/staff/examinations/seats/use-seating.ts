import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SeatingPlan } from '#contract/seating.ts';
import { staffCall } from '../../api/staff-call.ts';
import { examinationKey, useChanged } from '../shared/use-examination.ts';
import type { SeatAddress } from './seating-plan.ts';

const keyOf = (code: string) => examinationKey(code, 'seating');

/** Who sits where. */
export function useSeating(code: string) {
  return useQuery({
    queryKey: keyOf(code),
    queryFn: ({ signal }) => staffCall('GET /staff/examinations/:code/seating', { params: { code }, signal }),
  });
}

/** A plan that is shown and not written. */
export interface SeatingPreview {
  readonly seed: string;
  readonly plan: SeatingPlan;
}

/** What changes seats. The plan that an act answers is shown at once. */
export function useSeatingActs(code: string) {
  const client = useQueryClient();
  const changed = useChanged(code);
  const params = { code };
  const show = (plan: SeatingPlan) => client.setQueryData(keyOf(code), plan);
  // Another plan than this one may be there by now.
  const onError = () => client.invalidateQueries({ queryKey: keyOf(code) });
  const preview = useMutation({
    mutationFn: async (seed: string): Promise<SeatingPreview> => ({
      seed,
      plan: await staffCall('POST /staff/examinations/:code/seating', {
        params,
        query: { preview: '1' },
        body: { seed },
      }),
    }),
  });
  const keep = useMutation({
    mutationFn: ({ seed, plan: { version } }: SeatingPreview) =>
      staffCall('POST /staff/examinations/:code/seating', { params, query: {}, body: { seed, version } }),
    onSuccess: async (plan) => {
      show(plan);
      await changed();
    },
    onError,
  });
  const move = useMutation({
    mutationFn: ({ version, symbolNumber, to }: { version: number; symbolNumber: string; to: SeatAddress }) =>
      staffCall('POST /staff/examinations/:code/seating/move', { params, body: { version, symbolNumber, ...to } }),
    onSuccess: show,
    onError,
  });
  const leaveSeat = useMutation({
    mutationFn: async ({ symbolNumber, room, seat }: FormerPlace) => {
      await staffCall('PATCH /staff/examinations/:code/candidates/:symbolNumber', {
        params: { code, symbolNumber },
        body: { room, seat },
      });
      return staffCall('GET /staff/examinations/:code/seating', { params });
    },
    onSuccess: show,
    onError,
  });
  const shape = useMutation({
    mutationFn: async ({ rooms, body }: RoomsShape) => {
      let plan: SeatingPlan | undefined;
      for (const room of rooms)
        plan = await staffCall('PUT /staff/examinations/:code/rooms/:room/shape', { params: { code, room }, body });
      return plan;
    },
    onSuccess: (plan) => plan && show(plan),
    onError,
  });
  return { preview, keep, move, leaveSeat, shape };
}

/** Where a candidate without a seat of the plan was before. */
interface FormerPlace {
  readonly symbolNumber: string;
  readonly room: string | null;
  readonly seat: string | null;
}

interface RoomsShape {
  readonly rooms: readonly string[];
  readonly body: { readonly rows: number; readonly columns: number; readonly struckOut: string[] };
}
