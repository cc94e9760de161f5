import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/staff-frame.ts';
import { staffPaths } from '../lib/paths.ts';
import page from './staff-page.module.css';

/** For an address that leads nowhere, or to something that does not exist any more. */
export function Missing({ children = m.nothingHere }: { children?: string }) {
  return (
    <section>
      <header className={`${layout.form} ${page.head}`}>
        <div>
          <h1 className="h1">{m.notFound}</h1>
          <p>{children}</p>
        </div>
      </header>
      <Link className={button.outlined} to={staffPaths.home.to()}>
        {m.toStaffHome}
      </Link>
    </section>
  );
}
