import { memo } from 'react';
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
  /** How many are set apart. */
  readonly leeches: number;
}

/** On a phone, under the head: the same as bubbles. How many there are is said beside it. */
export const TodayStrip = memo(function TodayStrip({ queue, place, done }: Pick<Props, 'queue' | 'place' | 'done'>) {
  return (
    <p className="rv-strip" aria-hidden="true">
      {queue.map((_, at) => (
        // A question that was failed stands in the queue twice.
        // oxlint-disable-next-line react/no-array-index-key
        <CardDot key={at} card={done[at]} now={at === place} />
      ))}
    </p>
  );
});

const CardDot = memo(function CardDot({ card, now = false }: { card: Card | undefined; now?: boolean }) {
  return (
    <i data-mark={card && (card.rated === 1 ? 'wrong' : 'right')} data-now={now ? '' : undefined} aria-hidden="true">
      {card && <Icon name={card.rated === 1 ? 'cross' : 'tick'} size={12} weight={3.4} />}
    </i>
  );
});

/** On a desk, beside the question: what is done of today, with its rating and next day, and what is to come. */
export const TodayList = memo(function TodayList({ queue, place, done, nameOf, leeches }: Props) {
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
              <CardDot card={card} />
              <span>{nameOf(key)}</span>
              <span>{card && names[card.rated]}</span>
              <span className="s3">{card && dayOfNext(card)}</span>
            </li>
          );
        })}
      </ol>
      {leeches > 0 && <p className="small">{m.leeches(leeches)}</p>}
    </aside>
  );
});

function dayOfNext({ due, reviewed }: Card): string {
  return dayOf(due) === dayOf(reviewed) ? m.today : shortDayIn(language, dayAt(due));
}
