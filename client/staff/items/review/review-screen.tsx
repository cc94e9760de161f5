import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import button from '#client/ui/button.module.css';
import layout from '#client/ui/layout.module.css';
import { ApiError } from '#client/lib/api/api-error.ts';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/staff-item.ts';
import { staffCall } from '../../api/staff-call.ts';
import { KeysBar } from '../../ui/keys-bar.tsx';
import { Missing } from '../../ui/missing.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { staffPaths } from '../../lib/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/staff-page.module.css';
import { TryAgain } from '../../ui/try-again.tsx';
import { ItemReview } from './item-review.tsx';
import { ReviewQueue, SkipReview } from './review-queue.tsx';

const keys = [
  [['A', '…', 'F'], m.keyDarken],
  [['Enter'], m.keyCheck],
  [['S'], m.keySkip],
  [['J'], m.keyNext],
] as const;

/** An item for a person other than its author to answer. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['review', id],
    queryFn: ({ signal }) => staffCall('GET /staff/items/:id/review', { params: { id }, signal }),
    // The item must not change while a person answers it.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (error instanceof ApiError && error.status === 404) return <Missing>{m.noSuchItem(id)}</Missing>;
  if (data === undefined && error === null) return <Waiting />;
  return (
    <section>
      <header className={`${layout.form} ${page.head}`}>
        <div>
          <h1 className="h1">{m.review}</h1>
          <p>{m.reviewLead}</p>
        </div>
        <div className={layout.row}>
          <Link className={button.outlined} to={staffPaths.items.to()}>
            {m.toItems}
          </Link>
          <SkipReview id={id} />
        </div>
      </header>
      {error !== null && data === undefined && (
        <Notice acts={<TryAgain busy={isFetching} onClick={() => void refetch()} />}>
          <b>{m.itemNotLoaded}</b> {error.message}
        </Notice>
      )}
      <div className={layout.columns}>
        <div>
          {data?.status === 'draft' && <ItemReview key={id} item={data} />}
          {data !== undefined && data.status !== 'draft' && <Notice kind="calm">{m.notReviewable}</Notice>}
        </div>
        <ReviewQueue id={id} />
      </div>
      {data?.status === 'draft' && <KeysBar keys={keys} />}
    </section>
  );
}
