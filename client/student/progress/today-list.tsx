import { memo } from 'react';
import { leechAfter } from '#exam/record/due.ts';
import type { ReviewCard } from '#exam/record/record.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { dayAt, dayOfYearIn } from '#text/dates.ts';
import { dayOf } from '#exam/record/day.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/record.ts';
import layout from '#client/ui/layout.module.css';
import styles from './today-list.module.css';

const names = { 1: m.again, 2: m.hard, 3: m.good, 4: m.easy } as const;

interface Props {
  readonly queue: readonly string[];
  readonly place: number;
  /** The cards before their reviews, in the order of the queue. */
  readonly done: readonly ReviewCard[];
  readonly nameOf: (key: string) => string;
  /** How many are suspended. */
  readonly leeches: number;
}

/** So many show at once: a row of a phone, and no longer than the question beside it. */
const maxListed = 15;

/** The queue's cards around `place`, by their places. */
function placesAround(queue: readonly string[], place: number): number[] {
  const first = Math.floor(place / maxListed) * maxListed;
  return queue.slice(first, first + maxListed).map((_, at) => first + at);
}

/** On a phone, under the head: the same as bubbles, with their number beside them. */
export const TodayStrip = memo(function TodayStrip({ queue, place, done }: Pick<Props, 'queue' | 'place' | 'done'>) {
  return (
    <p className={styles.strip} aria-hidden="true">
      {placesAround(queue, place).map((at) => (
        <CardDot key={at} card={done[at]} now={at === place} />
      ))}
    </p>
  );
});

const CardDot = memo(function CardDot({ card, now = false }: { card: ReviewCard | undefined; now?: boolean }) {
  return (
    <i
      className={`${layout.centre} ${styles.card}`}
      data-mark={card && (card.rated === 1 ? 'wrong' : 'right')}
      data-now={now ? '' : undefined}
      aria-hidden="true"
    >
      {card && <Icon name={card.rated === 1 ? 'cross' : 'tick'} size={12} weight={3.4} />}
    </i>
  );
});

/** On a desk, beside the question: today's finished cards, with rating and next day, and the cards to come. */
export const TodayList = memo(function TodayList({ queue, place, done, nameOf, leeches }: Props) {
  return (
    <Sheet as="aside" className={styles.list} aria-label={m.todayHead}>
      <header>
        <h2>{m.todayHead}</h2>
        <span className="mono">
          {done.length}/{queue.length}
        </span>
      </header>
      <ol>
        {placesAround(queue, place).map((at) => {
          const card = done[at];
          return (
            <li key={at} aria-current={at === place ? 'step' : undefined}>
              <span className="mono">{String(at + 1).padStart(2, '0')}</span>
              <CardDot card={card} />
              <span>{nameOf(queue[at] ?? '')}</span>
              <span>{card && names[card.rated]}</span>
              <span>{card && dayOfNext(card)}</span>
            </li>
          );
        })}
      </ol>
      {leeches > 0 && <p className="small">{m.leeches(leeches, leechAfter)}</p>}
    </Sheet>
  );
});

function dayOfNext({ due, reviewed }: ReviewCard): string {
  return dayOf(due) === dayOf(reviewed) ? m.today : dayOfYearIn(language, dayAt(due));
}
