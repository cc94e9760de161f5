import { useNavigate } from 'react-router';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/staff-item.ts';
import { staffPaths } from '../../lib/paths.ts';
import { useKeys } from '../../ui/use-keys.ts';
import { useToReview } from './to-review.ts';

/** The link to the next item that waits. */
export function NextToReview({ after }: { after: string }) {
  const navigate = useNavigate();
  const toReview = useToReview(after);
  const next = toReview?.after(after);
  useKeys({ j: () => next !== undefined && void navigate(staffPaths.review.to({ id: next.id })) });
  if (toReview === undefined) return null;
  if (next === undefined) return <p className="small mt-8">{m.nothingWaits}</p>;
  return (
    <p className="mt-16">
      <Link className={button.outlined} to={staffPaths.review.to({ id: next.id })}>
        {m.next} <kbd>J</kbd>
      </Link>{' '}
      {m.nextToReview(next.id)}
    </p>
  );
}
