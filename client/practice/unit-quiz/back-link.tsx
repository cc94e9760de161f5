import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import styles from './unit-quiz.module.css';

/** To where the unit stands among its fellows. */
export function BackLink({ to, words }: { to: string; words: string }) {
  return (
    <Link className={`${button.link} ${styles.back}`} to={to}>
      <Icon name="back" size={20} />
      {words}
    </Link>
  );
}
