import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#client/ui/toast-store.ts';
import type { BodyOf } from '#contract/calls.ts';
import { language } from '#messages/language.ts';
import { numberIn } from '#text/numbers.ts';
import { staffCall } from '../api/staff-call.ts';
import { showUndoToast } from '../ui/undo-toast.tsx';

type Changes = BodyOf<'POST /staff/items/labels'>['changes'];

/** A number of items, in words. */
type Count = readonly [count: number, said: string];

interface LabelWords {
  readonly done: (count: Count) => string;
  readonly undone: (count: Count) => string;
  readonly onDone: () => void;
}

/** Changes the labels of items. The message about it has a button that undoes it. */
export function useLabels({ done, undone, onDone }: LabelWords) {
  const client = useQueryClient();
  // Before the message: what is done next with these items needs the versions that they have now.
  const refresh = () => client.invalidateQueries({ queryKey: ['items'] });
  const failed = (error: Error) => {
    showToast(error.message, 'bad');
    return refresh();
  };
  const send = (changes: Changes) => staffCall('POST /staff/items/labels', { body: { changes } });
  const takeBack = useMutation({
    mutationFn: send,
    onSuccess: async ({ changed }) => {
      await refresh();
      showToast(undone(countOf(changed)));
    },
    onError: failed,
  });
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ changed, undo }) => {
      onDone();
      await refresh();
      const words = done(countOf(changed));
      if (changed.length === 0) showToast(words);
      else showUndoToast(words, () => takeBack.mutate(undo));
    },
    onError: (error) => {
      onDone();
      return failed(error);
    },
  });
}

function countOf(ids: readonly string[]): Count {
  return [ids.length, numberIn(language, ids.length)];
}
