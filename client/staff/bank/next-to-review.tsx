import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/staff-item.ts';
import { useStaffSession } from '../api/session.ts';
import { staffCall } from '../api/staff-call.ts';
import { staffPaths } from '../paths.ts';
import act from '../ui/act.module.css';
import { useKeys } from '../ui/use-keys.ts';

/** The next draft, in the order of the list, that has a key and that somebody else has written. */
export function NextToReview({ after }: { after: string }) {
  const navigate = useNavigate();
  const { data: session } = useStaffSession();
  const { data } = useQuery({
    queryKey: ['items', 'to review', after],
    queryFn: ({ signal }) =>
      staffCall('GET /staff/items', { query: { status: 'draft', origin: 'own', size: 200 }, signal }),
  });
  const waiting = data?.rows.filter(({ author, right }) => right.length > 0 && author?.id !== session?.id) ?? [];
  const place = data?.rows.findIndex(({ id }) => id === after) ?? -1;
  // From the one before on, then from the top: what was skipped comes again.
  const behind = new Set(data?.rows.slice(place + 1).map(({ id }) => id));
  const others = waiting.filter(({ id }) => id !== after);
  const next = others.find(({ id }) => behind.has(id)) ?? others[0];
  useKeys({ j: () => next !== undefined && void navigate(staffPaths.review.to({ id: next.id })) });
  if (data === undefined) return null;
  if (next === undefined) return <p className="small mt-8">{m.nothingWaits}</p>;
  return (
    <p className="mt-16">
      <Link className={act.outlined} to={staffPaths.review.to({ id: next.id })}>
        {m.next} <kbd className={act.key}>J</kbd>
      </Link>{' '}
      {m.nextToReview(next.id)}
    </p>
  );
}
