import { useSearchParams } from 'react-router';
import { itemOrders, type ItemOrder } from '#contract/item-orders.ts';
import type { ItemFilter } from '#contract/items.ts';

/** The list's state in the address: the items, their order, and the page. */
export interface ListedPart {
  readonly filter: ItemFilter;
  readonly sort: ItemOrder;
  readonly page: number;
}

const names = ['q', 'subject', 'topic', 'status', 'tag', 'usedIn', 'origin', 'language'] as const;
type FilterName = (typeof names)[number];
const statuses: readonly string[] = ['draft', 'reviewed', 'retired'] satisfies ItemFilter['status'][];

/** Reads an address; it ignores values that are not valid. */
export function listedPart(params: URLSearchParams): ListedPart {
  const given = names.flatMap((name) => {
    const value = params.get(name)?.trim() ?? '';
    return value === '' || (name === 'status' && !statuses.includes(value)) ? [] : [[name, value] as const];
  });
  const page = Number(params.get('page'));
  return {
    filter: Object.fromEntries(given),
    sort: itemOrders.find((order) => order === params.get('sort')) ?? itemOrders[0],
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

/** The address of one filter alone. */
function only(params: URLSearchParams, name: string): URLSearchParams {
  const value = params.get(name);
  return new URLSearchParams(value === null ? {} : { [name]: value });
}

/** The list's part of the address, and the functions that change it. Another filter starts at its first page. */
export function useListedPart() {
  const [params, setParams] = useSearchParams();
  const part = listedPart(params);
  return {
    ...part,
    narrow: (changed: Partial<Record<FilterName, string>>, { replace = false } = {}) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changed)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          // A topic belongs to its subject.
          if ('subject' in changed) next.delete('topic');
          next.delete('page');
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    clear: () => setParams((before) => only(before, 'sort'), { preventScrollReset: true }),
    sortBy: (sort: ItemOrder) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (sort === itemOrders[0]) next.delete('sort');
          else next.set('sort', sort);
          next.delete('page');
          return next;
        },
        { preventScrollReset: true },
      ),
    goTo: (page: number) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        if (page === 1) next.delete('page');
        else next.set('page', String(page));
        return next;
      }),
  };
}
