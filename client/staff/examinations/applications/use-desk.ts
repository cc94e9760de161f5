import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageSize } from '#contract/page-size.ts';
import type { QueryOf } from '#contract/calls.ts';
import { staffCall } from '../../api/staff-call.ts';
import { examinationKey } from '../shared/use-examination.ts';

type DeskQuery = QueryOf<'GET /staff/examinations/:code/applications'>;

/** The filters of the desk, as the address says them; empty for no filter. */
export interface DeskFilter {
  readonly show: NonNullable<DeskQuery['state']>;
  readonly only: '' | 'missing' | 'corrected' | 'doubtful';
  readonly q: string;
  readonly page: number;
  /** The number of the application that is open; empty for the first of the list. */
  readonly open: string;
}

const shows = ['waiting', 'submitted', 'returned', 'accepted', 'refused', 'withdrawn', 'draft'] as const;
const onlies = ['missing', 'corrected', 'doubtful'] as const;

/** The filters in the address, and how to change them. */
export function useDeskFilter(): readonly [filter: DeskFilter, change: (to: Partial<DeskFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const text = (name: string) => params.get(name) ?? '';
  const filter: DeskFilter = {
    show: shows.find((each) => each === text('show')) ?? 'waiting',
    only: onlies.find((each) => each === text('only')) ?? '',
    q: text('q'),
    page: Math.max(1, Math.trunc(Number(text('page'))) || 1),
    open: text('open'),
  };
  const change = (to: Partial<DeskFilter>) => {
    const next = { ...filter, ...to };
    setParams(
      Object.fromEntries(
        Object.entries({ ...next, page: next.page === 1 ? '' : String(next.page) }).filter(
          ([name, value]) => value !== '' && !(name === 'show' && value === 'waiting'),
        ),
      ),
      { replace: true },
    );
  };
  return [filter, change];
}

const queueKey = (code: string, ...of: readonly unknown[]) => examinationKey(code, 'applications', ...of);
export const applicationKey = (code: string, number: string) => examinationKey(code, 'application', number);

/** A page of the applications that the filters find. */
export function useQueue(code: string, { show, only, q, page }: DeskFilter) {
  return useQuery({
    queryKey: queueKey(code, show, only, q, page),
    queryFn: ({ signal }) =>
      staffCall('GET /staff/examinations/:code/applications', {
        params: { code },
        query: { state: show, page, size: pageSize, search: q, ...(only !== '' && { [only]: '1' }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

const readOne = (code: string, number: string) => ({
  queryKey: applicationKey(code, number),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    staffCall('GET /staff/examinations/:code/applications/:number', { params: { code, number }, signal }),
});

/** One application with its form and the list of its documents. */
export function useApplication(code: string, number: string) {
  return useQuery({ ...readOne(code, number), enabled: number !== '' });
}

/** Requests the list again; the open application stays as its answer said. */
export function useQueueChanged(code: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queueKey(code) });
}
