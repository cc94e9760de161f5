import { pageSize } from '#contract/page-size.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

const narrowing = ['q', 'actor', 'act', 'room', 'day'] as const;

/** What a log can be narrowed by, as the address names it. */
type LogFilter = Readonly<Partial<Record<(typeof narrowing)[number], string>>>;

interface LogQuery {
  readonly query: { readonly page: number; readonly size: number } & LogFilter;
  readonly signal: AbortSignal;
}

/** The page of a log that the address names, from 1, as LogPage shows it; the back button undoes the way to another one. `key` is that of all its pages. */
export function useLog<Answer>(key: readonly unknown[], ask: (asked: LogQuery) => Promise<Answer>) {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const narrowed: LogFilter = Object.fromEntries(
    narrowing.flatMap((each) => {
      const value = params.get(each) ?? '';
      return value === '' ? [] : [[each, value]];
    }),
  );
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...key, page, narrowed],
    queryFn: ({ signal }) => ask({ query: { page, size: pageSize, ...narrowed }, signal }),
    placeholderData: keepPreviousData,
  });
  return {
    answer: data,
    error,
    busy: isFetching,
    onRetry: () => void refetch(),
    page,
    narrowed,
    /** Narrows it anew, from the first page on; an empty text narrows by nothing. */
    narrow: (change: LogFilter) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('page');
          for (const [each, value] of Object.entries(change)) {
            if (value === '') next.delete(each);
            else next.set(each, value);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    onGo: (to: number) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        if (to === 1) next.delete('page');
        else next.set('page', String(to));
        return next;
      }),
  };
}
