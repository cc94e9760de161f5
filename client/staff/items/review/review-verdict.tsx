import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import { ItemText } from '#client/question/item-text.tsx';
import { Link } from '#client/ui/link.tsx';
import type { ListedItem } from '#contract/items.ts';
import * as m from '#messages/staff-item.ts';
import { staffCall } from '../../api/staff-call.ts';
import { staffPaths } from '../../lib/paths.ts';
import field from '../../ui/field.module.css';
import { Notice } from '../../ui/notice.tsx';
import type { ItemToReview } from './to-review.ts';
import { NextToReview } from './next-to-review.tsx';

interface ReviewVerdictProps {
  readonly item: ItemToReview;
  readonly chosen: readonly ItemToReview['options'][number]['id'][];
  readonly letters: string;
  readonly outcome: Pick<ListedItem, 'explanation' | 'math'> & { readonly agrees: boolean };
}

/** Agreement, or a note for the author. */
export function ReviewVerdict({ item, chosen, letters, outcome: { agrees, explanation, math } }: ReviewVerdictProps) {
  const id = useId();
  const heard = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState('');
  const send = useMutation({
    mutationFn: () =>
      staffCall('POST /staff/items/:id/review', {
        params: { id: item.id },
        body: { chosen: [...chosen], note, version: item.version },
      }),
  });
  useEffect(() => heard.current?.focus(), []);
  return (
    <div ref={heard} tabIndex={-1} className="mt-16 grid gap-10">
      <Notice
        kind={agrees ? 'good' : 'calm'}
        acts={
          <Link className={button.outlined} to={agrees ? staffPaths.items.to() : staffPaths.item.to({ id: item.id })}>
            {agrees ? m.toItems : m.toItem}
          </Link>
        }
      >
        <b>{agrees ? m.youAgree(letters) : m.disagreed}</b> {agrees ? m.isReviewed(item.id) : m.staysDraft}
      </Notice>
      <NextToReview after={item.id} />
      {explanation !== '' && (
        <p className="small mt-8" lang={item.language}>
          <ItemText text={explanation} math={math} />
        </p>
      )}
      {!agrees && send.isSuccess && <Notice kind="good">{m.noteSent}</Notice>}
      {!agrees && !send.isSuccess && (
        <div className={field.field}>
          <label htmlFor={id}>{m.noteTo(item.author?.name ?? m.authorHead)}</label>
          <textarea
            className={field.input}
            id={id}
            rows={3}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          {send.error !== null && <span className={field.problem}>{send.error.message}</span>}
          <p className="mt-16">
            <Button
              idle={send.isPending || note.trim() === ''}
              onClick={() => {
                if (!send.isPending && note.trim() !== '') send.mutate();
              }}
            >
              {m.sendNote}
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}
