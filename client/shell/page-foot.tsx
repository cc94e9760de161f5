import { Link } from '#client/ui/link.tsx';
import styles from './page-foot.module.css';
import { paths } from './paths.ts';

const links = [
  { title: 'About', to: paths.about.to() },
  { title: 'Privacy', to: paths.privacy.to() },
  { title: 'Contact', to: paths.contact.to() },
];

/** The line at the foot of every page but the timed ones. */
export function PageFoot() {
  return (
    <footer className={styles.foot}>
      <p className="tiny">Tayari means preparation. Practice papers follow each exam’s pattern.</p>
      <ul className={styles.links}>
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
