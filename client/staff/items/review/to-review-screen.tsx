import { Navigate } from 'react-router';
import * as m from '#messages/staff-item.ts';
import layout from '#client/ui/layout.module.css';
import { Waiting } from '../../ui/waiting.tsx';
import { staffPaths } from '../../lib/paths.ts';
import page from '../../ui/staff-page.module.css';
import { useToReview } from './to-review.ts';

/** Opens the first item that waits for this account, or says that none does. */
export function Component() {
  const toReview = useToReview('');
  if (toReview === undefined) return <Waiting />;
  const [first] = toReview.waiting;
  if (first !== undefined) return <Navigate to={staffPaths.review.to({ id: first.id })} replace />;
  return (
    <section>
      <header className={`${layout.form} ${page.head}`}>
        <div>
          <h1 className="h1">{m.review}</h1>
          <p>{m.nothingWaits}</p>
        </div>
      </header>
    </section>
  );
}
