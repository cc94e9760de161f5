import layout from '#client/ui/layout.module.css';
import { ItemText } from '#client/question/item-text.tsx';
import { Bubble } from '#client/ui/bubble.tsx';
import { Icon } from '#client/ui/icon.tsx';
import * as m from '#messages/staff-item.ts';
import { letterOf } from '#exam/question.ts';
import type { ItemToReview } from './to-review.ts';
import row from '#client/ui/row-input.module.css';
import timing from '#client/ui/timing-mark.module.css';
import styles from './review-options.module.css';

type OptionId = ItemToReview['options'][number]['id'];

interface ReviewOptionsProps {
  readonly item: ItemToReview;
  readonly chosen: readonly OptionId[];
  /** The author's key, once the answer is checked. */
  readonly right: readonly OptionId[] | undefined;
  readonly locked: boolean;
  readonly onChoose: (option: OptionId) => void;
}

/** The options as a candidate has them; a reviewer may darken several. Afterwards both answers show, the author's in the pen's colour. */
export function ReviewOptions({ item, chosen, right, locked, onChoose }: ReviewOptionsProps) {
  return (
    <fieldset className={styles.options} aria-labelledby="stem" disabled={locked}>
      {item.options.map(({ id, text }, place) => {
        const verdict = verdictOf(chosen.includes(id), right?.includes(id));
        return (
          <label
            key={id}
            className={`${layout.row} ${styles.option}`}
            data-mark={right?.includes(id) ? 'right' : undefined}
            data-differs={verdict === m.yourAnswer || undefined}
          >
            <input
              className={`${row.input} ${timing.marked}`}
              type="checkbox"
              autoComplete="off"
              checked={chosen.includes(id)}
              onChange={() => onChoose(id)}
            />
            <Bubble letter={letterOf(place)} className={styles.bubble} />
            <span className="vh">{letterOf(place)}.</span>
            <span className={styles.text} lang={item.language}>
              <ItemText text={text} math={item.math} />
            </span>
            {verdict !== null && (
              <span className={`${layout.line} ${styles.verdict} text-15 semibold`}>
                {right?.includes(id) && <Icon name="tick" size={16} weight={3} />}
                {verdict}
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}

function verdictOf(mine: boolean, theirs: boolean | undefined): string | null {
  if (theirs === undefined || (!mine && !theirs)) return null;
  if (mine && theirs) return m.youAndAuthor;
  return mine ? m.yourAnswer : m.authorsKey;
}
