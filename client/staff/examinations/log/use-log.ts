import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { examinationKey, useExamination } from '../use-examination.ts';

/** How many lines of a log a page shows. */
export const pageSize = 50;

interface Asked {
  readonly query: { readonly page: number; readonly size: number };
  readonly signal: AbortSignal;
}

/** The page of a log that the address names, from 1, as LogPage shows it; the back button undoes the way to another one. */
export function useLog<Answer>(name: readonly string[], ask: (asked: Asked) => Promise<Answer>) {
  const { code } = useExamination();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: examinationKey(code, ...name, page),
    queryFn: ({ signal }) => ask({ query: { page, size: pageSize }, signal }),
    placeholderData: keepPreviousData,
  });
  return {
    answer: data,
    error,
    busy: isFetching,
    onRetry: () => void refetch(),
    page,
    onGo: (to: number) => setParams(to === 1 ? {} : { page: String(to) }),
  };
}
