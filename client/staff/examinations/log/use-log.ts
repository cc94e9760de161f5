import { useSearchParams } from 'react-router';

/** How many lines of a log a page shows. */
export const pageSize = 50;

/** The page that the address names, from 1, and the way to another one, which the back button undoes. */
export function usePage(): readonly [page: number, go: (page: number) => void] {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  return [page, (to) => setParams(to === 1 ? {} : { page: String(to) })];
}
