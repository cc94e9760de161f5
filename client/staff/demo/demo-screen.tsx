import { timeZone } from '#client/lib/time/time-zone.ts';
import layout from '#client/ui/layout.module.css';
import * as m from '#messages/staff-demo.ts';
import { timeAt } from '#text/dates.ts';
import { useStaffSession } from '../api/session.ts';
import { Notice } from '../ui/notice.tsx';
import page from '../ui/staff-page.module.css';
import { TryAgain } from '../ui/try-again.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { useGuide } from './guide.ts';
import { InventedPeople } from './invented-people.tsx';
import { Ways } from './ways.tsx';

/** /staff/demo: where a visitor of a demo begins. */
export function Component() {
  const { data: session } = useStaffSession();
  const { data: guide, error, isFetching, refetch } = useGuide();
  if (guide === undefined && error === null) return <Waiting />;
  return (
    <section>
      <header className={`${layout.form} ${page.head}`}>
        <div>
          <h1 className="h1">{m.lookAround}</h1>
          <p>
            {m.lead} {m.signedInAs(session?.name ?? '')}
          </p>
        </div>
        {guide && <p>{m.startedAt(timeAt(Date.parse(guide.startedAt), timeZone))}</p>}
      </header>
      {error !== null && guide === undefined && (
        <Notice acts={<TryAgain busy={isFetching} onClick={() => void refetch()} />}>
          <b>{m.notLoaded}</b> {error.message}
        </Notice>
      )}
      {guide && <Ways guide={guide} />}
      {guide && <InventedPeople guide={guide} />}
    </section>
  );
}
