import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#client/ui/toast-store.ts';
import * as m from '#messages/staff-doctor.ts';
import { staffCall } from '../api/staff-call.ts';

/** Makes a reviewed item a draft again, by its id, so that a person answers it again without its key. */
export function useSendToReview(): (id: string) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (id: string) => {
      const item = await staffCall('GET /staff/items/:id', { params: { id } });
      return staffCall('PUT /staff/items/:id', { params: { id }, body: { ...item, status: 'draft' } });
    },
    onSuccess: ({ id }) => showToast(m.sentToReview(id)),
    onError: (error) => showToast(error.message, 'bad'),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['items'] });
      await client.invalidateQueries({ queryKey: ['doctor'] });
    },
  });
  return mutate;
}
