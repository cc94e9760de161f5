import { useId, useState } from 'react';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-items.ts';
import { numberIn } from '#text/numbers.ts';
import { Confirmation } from '../ui/confirmation.tsx';
import field from '../ui/field.module.css';
import { useLabels } from './use-labels.ts';

interface TagPickedProps {
  /** The ids of the items. */
  readonly picked: readonly string[];
  readonly onDone: () => void;
}

/** Puts a tag on all selected items. The message about it has a button that removes it. */
export function TagPicked({ picked, onDone }: TagPickedProps) {
  const id = useId();
  const [tag, setTag] = useState('');
  const send = useLabels({
    done: (count) => m.tagAdded(...count, tag.trim()),
    undone: (count) => m.tagTakenOff(...count, tag.trim()),
    onDone,
  });
  const isEmpty = tag.trim() === '';
  return (
    <Confirmation
      title={m.addTagTitle(picked.length, numberIn(language, picked.length))}
      below={m.addTagBelow}
      no={m.notNow}
      yes={m.addTheTag}
      busy={send.isPending || isEmpty}
      onNo={onDone}
      onYes={() => send.mutate([{ items: [...picked], addTag: tag.trim() }])}
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
