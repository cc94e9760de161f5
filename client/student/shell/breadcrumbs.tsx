import { paths } from '#client/lib/paths.ts';
import styles from './breadcrumbs.module.css';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/frame.ts';
import * as names from '#messages/names.ts';

/** A step of the path from the home page; a step without an address has no page. */
export interface Crumb {
  readonly title: string;
  readonly to?: string;
}

/** The path to a page: home, the steps between, and the page itself. */
export function Breadcrumbs({ between = [], here }: { between?: readonly Crumb[]; here: string }) {
  return (
    <nav aria-label={m.breadcrumb}>
      <ol className={`${styles.crumbs} small`}>
        {[{ title: names.home, to: paths.home.to() }, ...between].map(({ title, to }: Crumb) => (
          <li key={title}>
            {to === undefined ? <span>{title}</span> : <Link to={to}>{title}</Link>}
            <span aria-hidden="true">{'\u00a0\u00a0›\u00a0\u00a0'}</span>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
