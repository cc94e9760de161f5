import type { ReviewCard, ReviewRating } from '#exam/record/record.ts';
import { rate } from '#exam/record/rate.ts';
import { review } from '#exam/record/review-card.ts';
import { dayOf } from '#exam/record/day.ts';
import { useEffectEvent, useLayoutEffect } from 'react';
import { isForFocused } from '#client/student/exam/use-exam-keys.ts';
import type { AnsweredQuestion } from '#client/student/record-pages/question-run.ts';
import * as m from '#messages/record.ts';
import styles from '#client/ui/choice-cells.module.css';

const ratings = [
  { rated: 1, name: m.again, reason: m.reasonWrong },
  { rated: 2, name: m.hard, reason: m.reasonSlow },
  { rated: 3, name: m.good, reason: m.reasonInTime },
  { rated: 4, name: m.easy, reason: m.reasonFast },
] as const satisfies readonly { rated: ReviewRating; name: string; reason: string }[];

interface Props {
  readonly card: ReviewCard;
  readonly before: ReviewCard | null;
  readonly settled: AnsweredQuestion;
  readonly pace: number;
  readonly onRate: (rated: ReviewRating) => void;
}

/** An automatic rating with its reason. The student can correct it: each with its next day, by a tap or the keys 1–4. */
export function RatingChoice({ card, before, settled, pace, onRate }: Props) {
  const byItself = ratings.find(({ rated }) => rated === rate(settled.outcome, settled.ms, pace)) ?? ratings[0];
  const said = m.ratedByItself(byItself.name, byItself.reason);
  const named = said.indexOf(byItself.name);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const chosen = isForFocused(event) ? undefined : ratings.find(({ rated }) => String(rated) === event.key);
    if (chosen) onRate(chosen.rated);
  });
  // Before it is visible, so that an immediate press counts.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <fieldset className={styles.group}>
      <legend>
        {said.slice(0, named)}
        <b>{byItself.name}</b>
        {said.slice(named + byItself.name.length)}
      </legend>
      <div className={`${styles.cells} flex flex-wrap`}>
        {ratings.map(({ rated, name }) => (
          <label key={rated} data-on={card.rated === rated || undefined}>
            <input type="radio" name="rating" checked={card.rated === rated} onChange={() => onRate(rated)} />
            <span className={styles.bubble} aria-hidden="true" />
            <span>
              <b>{name}</b>
              <small className="text-13 ink-2">{nextOf(card, before, rated)}</small>
            </span>
            <kbd aria-hidden="true">{rated}</kbd>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** 'today', '6 days'. */
function nextOf({ question, reviewed }: ReviewCard, before: ReviewCard | null, rated: ReviewRating): string {
  const days = dayOf(review(before, question, rated, reviewed).due) - dayOf(reviewed);
  return days === 0 ? m.today : m.inDays(days);
}
