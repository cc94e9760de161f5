import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { showToast } from '#client/ui/toast-store.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-items.ts';
import { numberIn } from '#text/numbers.ts';
import { staffCall } from '../api/staff-call.ts';
import { Confirmation } from '../ui/confirmation.tsx';
import field from '../ui/field.module.css';
import { showUndoToast } from '../ui/undo-toast.tsx';

interface TagPickedProps {
  /** The ids of the items. */
  readonly picked: readonly string[];
  readonly onDone: () => void;
}

const said = (ids: readonly string[]) => [ids.length, numberIn(language, ids.length)] as const;

/** Puts a tag on all items that are picked; the message that says so takes it off again. */
export function TagPicked({ picked, onDone }: TagPickedProps) {
  const id = useId();
  const client = useQueryClient();
  const [tag, setTag] = useState('');
  const send = useMutation({
    mutationFn: (body: { readonly items: string[]; readonly tag: string; readonly remove: boolean }) =>
      staffCall('POST /staff/items/tags', { body }),
    onSuccess: ({ changed }, sent) => {
      if (sent.remove) return showToast(m.tagTakenOff(...said(changed), sent.tag));
      const takeOff = () => send.mutate({ ...sent, items: changed, remove: true });
      if (changed.length === 0) showToast(m.tagAdded(...said(changed), sent.tag));
      else showUndoToast(m.tagAdded(...said(changed), sent.tag), takeOff);
    },
    onError: (error) => showToast(error.message, 'bad'),
    onSettled: () => {
      onDone();
      return client.invalidateQueries({ queryKey: ['items'] });
    },
  });
  const isEmpty = tag.trim() === '';
  return (
    <Confirmation
      title={m.addTagTitle(...said(picked))}
      below={m.addTagBelow}
      no={m.notNow}
      yes={m.addTheTag}
      busy={send.isPending || isEmpty}
      onNo={onDone}
      onYes={() => send.mutate({ items: [...picked], tag: tag.trim(), remove: false })}
    >
      {m.addTagNote}
      <span className={field.field}>
        <label htmlFor={id}>{m.tag}</label>
        <input
          className={field.input}
          id={id}
          maxLength={80}
          autoComplete="off"
          value={tag}
          onChange={({ target }) => setTag(target.value)}
        />
      </span>
    </Confirmation>
  );
}
