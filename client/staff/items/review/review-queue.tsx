import { useNavigate } from 'react-router';
import nav from '#client/ui/nav-link.module.css';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-item.ts';
import { numberIn } from '#text/numbers.ts';
import { staffPaths } from '../../lib/paths.ts';
import { useKeys } from '../../ui/use-keys.ts';
import styles from './review-queue.module.css';
import { subjectName, topicName } from '../../item/subjects.ts';
import { useToReview } from './to-review.ts';

/** Leaves an item for later, or for another person. */
export function SkipReview({ id }: { id: string }) {
  const navigate = useNavigate();
  const next = useToReview(id)?.after(id);
  const address = next === undefined ? null : staffPaths.review.to({ id: next.id });
  useKeys({ s: () => address !== null && void navigate(address) });
  if (address === null) return null;
  return (
    <Link className={button.outlined} to={address}>
      {m.skip} <kbd>S</kbd>
    </Link>
  );
}

/** All waiting items, beside the one on screen. */
export function ReviewQueue({ id }: { id: string }) {
  const toReview = useToReview(id);
  if (toReview === undefined) return <aside className={`${layout.soft} ${styles.queue}`} aria-busy="true" />;
  const { waiting, own, seen } = toReview;
  return (
    <aside className={`${layout.soft} ${styles.queue}`} aria-labelledby="to-review">
      <header>
        <h2 id="to-review">{m.toReview}</h2>
        <span className="num">{numberIn(language, waiting.length)}</span>
      </header>
      <ol>
        {waiting.map((item, place) => (
          <li key={item.id} data-tinted={place % 10 > 4 || undefined}>
            <Link
              className={nav.link}
              to={staffPaths.review.to({ id: item.id })}
              aria-current={item.id === id ? 'true' : undefined}
            >
              <i className={nav.ring} aria-hidden="true" />
              <span className="num">{item.id}</span> <span className={layout.cut}>{kindOf(item)}</span>
            </Link>
          </li>
        ))}
      </ol>
      {own > 0 && <p className="small mt-12">{m.ownWaiting(own, numberIn(language, own))}</p>}
      {seen > 0 && <p className="small mt-12">{m.seenWaiting(seen, numberIn(language, seen))}</p>}
    </aside>
  );
}

function kindOf({ subject, topic }: { readonly subject: string | null; readonly topic: string | null }): string {
  if (topic !== null) return topicName(topic);
  return subject === null ? '' : subjectName(subject);
}
