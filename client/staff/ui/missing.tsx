import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/staff-frame.ts';
import { staffPaths } from '../lib/paths.ts';
import act from './act.module.css';
import page from './staff-page.module.css';

/** For an address that leads nowhere, or to something that does not exist any more. */
export function Missing({ children = m.nothingHere }: { children?: string }) {
  return (
    <section>
      <header className={page.head}>
        <div>
          <h1 className="h1">{m.notFound}</h1>
          <p>{children}</p>
        </div>
      </header>
      <Link className={act.outlined} to={staffPaths.home.to()}>
        {m.toStaffHome}
      </Link>
    </section>
  );
}
