import * as m from '#messages/staff-item.ts';
import cells from '#client/ui/cells.module.css';
import layout from '#client/ui/layout.module.css';
import type { ItemToReview } from './to-review.ts';
import styles from './review-facts.module.css';
import { shortDay } from '../../lib/short-day.ts';
import { subjectName, topicName } from '../../item/subjects.ts';

/** The facts of the item, in a ruled box. */
export function ReviewFacts({ item: { id, subject, topic, author, savedAt } }: { item: ItemToReview }) {
  const belongsTo = [
    ...(subject === null ? [] : [subjectName(subject)]),
    ...(topic === null ? [] : [topicName(topic)]),
  ];
  const facts = [
    [m.item, id],
    [m.subject, belongsTo.join(', ') || m.none],
    [m.authorHead, author?.name ?? m.tayari],
    [m.waitsSince, shortDay(savedAt)],
  ];
  return (
    <dl className={`${layout.box} ${cells.cells} ${styles.facts}`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
