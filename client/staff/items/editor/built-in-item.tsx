import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Button } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { ListedItem } from '#contract/items.ts';
import * as m from '#messages/staff-item.ts';
import { staffCall } from '../../api/staff-call.ts';
import { staffPaths } from '../../lib/paths.ts';
import { draftOf } from '../../item/draft.ts';
import { ItemHead } from '../../item/item-head.tsx';
import { ItemPreview } from './item-preview.tsx';

/** An item of the product. Staff can read it, and copy it for another item. */
export function BuiltInItem({ item }: { item: ListedItem }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const copy = useMutation({
    mutationFn: () => staffCall('POST /staff/items', { body: item }),
    onSuccess: async ({ id }) => {
      void client.invalidateQueries({ queryKey: ['items'] });
      await navigate(staffPaths.item.to({ id }));
    },
    onError: (error) => showToast(error.message, 'bad'),
  });
  return (
    <section>
      <ItemHead item={item} state={m.builtInNote}>
        <Button kind="filled" idle={copy.isPending} onClick={() => copy.mutate()}>
          {m.copyToEdit}
        </Button>
      </ItemHead>
      <ItemPreview draft={draftOf(item)} />
    </section>
  );
}
