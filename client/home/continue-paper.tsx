import { examRoute } from '#client/practice/exam/exam-routes.ts';
import { usePaperUnderWay } from '#client/practice/exam/paper-under-way.ts';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import styles from './continue-paper.module.css';
import * as m from '#messages/home.ts';
import { goOn } from '#messages/parts.ts';

/** Names the paper under way, and leads back to it. Its place is kept in a prerendered page (client/before-paint.js). */
export function ContinuePaper() {
  const paper = usePaperUnderWay();
  if (paper === null) return null;
  if (paper === undefined) return <div className={styles.place} />;
  const { title, to } = examRoute(paper.format);
  return (
    <section className={styles.paper} aria-label={m.underWay}>
      <p>
        <small>{m.inTheMiddle}</small>
        <b>{title(paper.key)}</b>
      </p>
      <Link className={button.filled} to={to(paper.key)}>
        {goOn}
      </Link>
    </section>
  );
}
