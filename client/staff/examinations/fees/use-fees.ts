import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { staffCall } from '../../api/staff-call.ts';
import { examinationKey, useChanged } from '../shared/use-examination.ts';

export const feeFilters = ['differs', 'twice', 'claimed', 'owed', 'paid', 'matched'] as const;
export type FeeFilter = (typeof feeFilters)[number];

export const feesOnAPage = 50;

/** The fees of a filter, a page at a time, with the counts of all filters. */
export function useFees(code: string, filter: FeeFilter, page: number) {
  return useQuery({
    queryKey: examinationKey(code, 'fees', filter, page),
    queryFn: ({ signal }) =>
      staffCall('GET /staff/examinations/:code/fees', {
        params: { code },
        query: { filter, page, size: feesOnAPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** What staff do about fees. Every list is asked for again afterwards. */
export function useFeeActs(code: string) {
  const changed = useChanged(code);
  const decide = useMutation({
    mutationFn: ({ number, ...body }: { readonly number: string; readonly line: string; readonly reason: string }) =>
      staffCall('POST /staff/examinations/:code/fees/:number', { params: { code, number }, body }),
    onSuccess: changed,
  });
  const ask = useMutation({
    mutationFn: (reference: string) =>
      staffCall('POST /staff/examinations/:code/payments/:reference/ask', { params: { code, reference } }),
    onSuccess: changed,
  });
  const question = useMutation({
    mutationFn: (number: string) =>
      staffCall('POST /staff/examinations/:code/fees/:number/ask', { params: { code, number } }),
    onSuccess: changed,
  });
  return { decide, ask, question };
}
