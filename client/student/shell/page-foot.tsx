import { Link } from '#client/ui/link.tsx';
import layout from '#client/ui/layout.module.css';
import styles from './page-foot.module.css';
import { paths } from '#client/lib/paths.ts';
import * as m from '#messages/frame.ts';
import * as names from '#messages/names.ts';

const links = [
  { title: names.notices, to: paths.notices.to() },
  { title: names.about, to: paths.about.to() },
  { title: names.privacy, to: paths.privacy.to() },
  { title: names.contact, to: paths.contact.to() },
];

/** The line at the foot of every page but the timed ones. */
export function PageFoot() {
  return (
    <footer className={`screen-only ${layout.between} ${styles.foot}`}>
      <p className="tiny">{m.foot}</p>
      <ul className={`${styles.links} flex flex-wrap`}>
        {links.map(({ title, to }) => (
          <li key={to}>
            <Link className="small" to={to}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
