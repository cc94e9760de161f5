import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#client/ui/toast-store.ts';
import type { BodyOf } from '#contract/calls.ts';
import { language } from '#messages/language.ts';
import { numberIn } from '#text/numbers.ts';
import { staffCall } from '../api/staff-call.ts';
import { showUndoToast } from '../ui/undo-toast.tsx';

type Changes = BodyOf<'POST /staff/items/labels'>['changes'];

/** A number of items, and how it is said. */
type Count = readonly [count: number, said: string];

interface LabelWords {
  readonly done: (count: Count) => string;
  readonly undone: (count: Count) => string;
  readonly onDone: () => void;
}

/** Changes what items are found by; the message that says so takes it back. */
export function useLabels({ done, undone, onDone }: LabelWords) {
  const client = useQueryClient();
  const settled = () => client.invalidateQueries({ queryKey: ['items'] });
  const onError = (error: Error) => showToast(error.message, 'bad');
  const send = (changes: Changes) => staffCall('POST /staff/items/labels', { body: { changes } });
  const takeBack = useMutation({
    mutationFn: send,
    onSuccess: ({ changed }) => showToast(undone(countOf(changed))),
    onError,
    onSettled: settled,
  });
  return useMutation({
    mutationFn: send,
    onSuccess: ({ changed, undo }) => {
      const words = done(countOf(changed));
      if (changed.length === 0) showToast(words);
      else showUndoToast(words, () => takeBack.mutate(undo));
    },
    onError,
    onSettled: () => {
      onDone();
      return settled();
    },
  });
}

function countOf(ids: readonly string[]): Count {
  return [ids.length, numberIn(language, ids.length)];
}
