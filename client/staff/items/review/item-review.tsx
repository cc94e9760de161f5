import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { ItemText } from '#client/question/item-text.tsx';
import * as m from '#messages/staff-item.ts';
import { staffCall } from '../../api/staff-call.ts';
import { Notice } from '../../ui/notice.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import { letterOf } from '#exam/question.ts';
import styles from './item-review.module.css';
import { ReviewFacts } from './review-facts.tsx';
import { ReviewOptions } from './review-options.tsx';
import { ReviewVerdict } from './review-verdict.tsx';
import type { ItemToReview } from './to-review.ts';

type OptionId = ItemToReview['options'][number]['id'];

/** Answers an item without its key; then shows whether the author agrees. */
export function ItemReview({ item }: { item: ItemToReview }) {
  const { id, version, options } = item;
  const client = useQueryClient();
  const [chosen, setChosen] = useState<readonly OptionId[]>([]);
  const answer = useMutation({
    mutationFn: async () => {
      const sent = { params: { id }, body: { chosen: [...chosen], version } };
      const { agrees } = await staffCall('POST /staff/items/:id/review', sent);
      const { right, explanation, math } = await staffCall('GET /staff/items/:id', { params: { id } });
      return { agrees, right, explanation, math };
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['items'] }),
  });
  const letters = options.flatMap((option, place) => (chosen.includes(option.id) ? [letterOf(place)] : [])).join(', ');
  const isOpen = answer.data === undefined && !answer.isPending;
  const choose = (option: OptionId) =>
    setChosen(chosen.includes(option) ? chosen.filter((each) => each !== option) : [...chosen, option]);
  const check = () => {
    if (isOpen && chosen.length > 0) answer.mutate();
  };
  useKeys({
    ...Object.fromEntries(
      options.map((option, place) => [letterOf(place).toLowerCase(), () => isOpen && choose(option.id)]),
    ),
    Enter: check,
  });

  return (
    <form
      className={styles.review}
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <ReviewFacts item={item} />
      <p className={styles.stem} id="stem" lang={item.language}>
        <ItemText text={item.stem} math={item.math} />
      </p>
      {item.figure !== null && <img className="mb-16" src={`/api/figures/${item.figure.id}`} alt={item.figure.alt} />}
      <ReviewOptions item={item} chosen={chosen} right={answer.data?.right} locked={!isOpen} onChoose={choose} />
      {answer.data === undefined ? (
        <>
          {answer.error !== null && (
            <Notice>
              <b>{m.notChecked}</b> {answer.error.message}
            </Notice>
          )}
          <div className={`${layout.row} ${styles.go} mt-16`}>
            <Button type="submit" kind="filled" idle={!isOpen || chosen.length === 0}>
              {answer.isPending ? m.checking : m.checkAnswer}
            </Button>
            <p>{chosen.length === 0 ? m.severalRight : m.youChose(letters)}</p>
          </div>
        </>
      ) : (
        <ReviewVerdict item={item} chosen={chosen} letters={letters} outcome={answer.data} />
      )}
    </form>
  );
}
