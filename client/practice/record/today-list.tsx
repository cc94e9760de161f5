import type { Card } from '#exam/record/record.ts';
import { Icon } from '#client/ui/icon.tsx';
import { dayAt, shortDayIn } from '#text/dates.ts';
import { dayOf } from '#exam/record/day.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/record.ts';

const names = { 1: m.again, 2: m.hard, 3: m.good, 4: m.easy } as const;

interface Props {
  readonly queue: readonly string[];
  readonly place: number;
  /** The cards as they were left, in the order of the queue. */
  readonly done: readonly Card[];
  readonly nameOf: (key: string) => string;
}

/** On a desk, beside the question: what is done of today, with its rating and next day, and what is to come. */
export function TodayList({ queue, place, done, nameOf }: Props) {
  return (
    <aside className="today18" aria-label={m.todayHead}>
      <header>
        <h2>{m.todayHead}</h2>
        <span className="mono">
          {done.length}/{queue.length}
        </span>
      </header>
      <ol>
        {queue.map((key, at) => {
          const card = done[at];
          return (
            // A question that was failed stands in the queue twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className={at === place ? 'now' : undefined} aria-current={at === place ? 'step' : undefined}>
              <span className="mono k">{String(at + 1).padStart(2, '0')}</span>
              <i data-mark={card && (card.rated === 1 ? 'wrong' : 'right')} aria-hidden="true">
                {card && <Icon name={card.rated === 1 ? 'cross' : 'tick'} size={12} weight={3.4} />}
              </i>
              <span>{nameOf(key)}</span>
              <span>{card && names[card.rated]}</span>
              <span className="s3">{card && dayOfNext(card)}</span>
            </li>
          );
        })}
      </ol>
    </aside>
  );
}

function dayOfNext({ due, reviewed }: Card): string {
  return dayOf(due) === dayOf(reviewed) ? m.today : shortDayIn(language, dayAt(due));
}
