import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiError } from '#client/lib/api/api-error.ts';
import * as m from '#messages/staff-item.ts';
import { staffCall } from '../api/staff-call.ts';
import { Missing } from '../ui/missing.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { Notice } from '../ui/notice.tsx';
import { TryAgain } from '../ui/try-again.tsx';
import { BuiltInItem } from './editor/built-in-item.tsx';
import { ItemEditor } from './editor/item-editor.tsx';

/** An item of the bank: in its editor, or read-only if it is built in. */
export function Component() {
  const { id } = useParams();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['item', id],
    queryFn: ({ signal }) => staffCall('GET /staff/items/:id', { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    // The text must not change while a person writes; a save reports a newer version.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  if (id === undefined) return <ItemEditor key="new" item={null} />;
  if (error instanceof ApiError && error.status === 404) return <Missing>{m.noSuchItem(id)}</Missing>;
  if (data === undefined && error !== null) {
    return (
      <section>
        <Notice acts={<TryAgain busy={isFetching} onClick={() => void refetch()} />}>
          <b>{m.itemNotLoaded}</b> {error.message}
        </Notice>
      </section>
    );
  }
  if (data === undefined) return <Waiting />;
  return data.origin === 'built-in' ? <BuiltInItem item={data} /> : <ItemEditor key={id} item={data} />;
}
