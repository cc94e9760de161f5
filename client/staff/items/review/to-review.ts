import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/calls.ts';
import type { ListedRow } from '#contract/items.ts';
import { useStaffSession } from '../../api/session.ts';
import { staffCall } from '../../api/staff-call.ts';

/** An item as its reviewer sees it, without its key. */
export type ItemToReview = AnswerOf<'GET /staff/items/:id/review'>;

/** The items that wait for this account's review: drafts with a key by other authors, in the order of the list. */
interface ToReview {
  readonly waiting: readonly ListedRow[];
  /** How many of the account's own items wait. */
  readonly own: number;
  /** How many other items wait whose key the account has seen in the last 30 days: a colleague reviews these. */
  readonly seen: number;
  /** The item after this one: those behind it first, then from the top, so that skipped items come again. */
  readonly after: (id: string) => ListedRow | undefined;
}

/** Undefined until it is known; a change of `now` requests it again. */
export function useToReview(now: string): ToReview | undefined {
  const { data: session } = useStaffSession();
  const { data } = useQuery({
    queryKey: ['items', 'to review', now],
    queryFn: ({ signal }) =>
      staffCall('GET /staff/items', { query: { status: 'draft', origin: 'own', size: 200 }, signal }),
  });
  if (data === undefined) return undefined;
  const ready = data.rows.filter(({ right }) => right.length > 0);
  const others = ready.filter(({ author }) => author?.id !== session?.id);
  const waiting = others.filter(({ keySeen }) => !keySeen);
  return {
    waiting,
    own: ready.length - others.length,
    seen: others.length - waiting.length,
    after: (id) => {
      const place = data.rows.findIndex((row) => row.id === id);
      const behind = new Set(data.rows.slice(place + 1).map((row) => row.id));
      const further = waiting.filter((row) => row.id !== id);
      return further.find((row) => behind.has(row.id)) ?? further[0];
    },
  };
}
