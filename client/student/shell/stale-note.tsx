import page from '#client/ui/page.module.css';
import { staleSince } from '#client/lib/api/stale.ts';
import * as m from '#messages/failures.ts';

/** Says that the data is from before the connection was lost. */
export function StaleNote({ data }: { data: object }) {
  const at = staleSince(data);
  if (at === undefined) return null;
  return (
    <p className={`${page.column} small mb-16`} role="status">
      {m.noConnection(at)}
    </p>
  );
}
