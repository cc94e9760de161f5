import { Link } from '#client/ui/link.tsx';
import { initialOf, namesIn } from '#client/lib/session/profile.ts';
import { logout } from '#client/lib/session/session-calls.ts';
import { useSession } from '#client/lib/session/session.ts';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { Wordmark } from '#client/ui/wordmark.tsx';
import { paths } from '#client/lib/paths.ts';
import styles from './top-bar.module.css';
import { navId, toggleId, toggleNav, useClosedOverExam, useNav } from './side-nav-state.ts';
import * as m from '#messages/frame.ts';

/** Menu toggle, name, the page's title from 1024 px, and the log-in or log-out control. */
export function TopBar({ title }: { title: string | undefined }) {
  useClosedOverExam();
  const { hidden } = useNav();
  const { user } = useSession();
  const name = user ? namesIn(user)[0] : undefined;
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={button.icon}
        id={toggleId}
        aria-label={m.menu}
        aria-expanded={!hidden}
        aria-controls={navId}
        onClick={toggleNav}
      >
        <Icon name="menu" />
      </button>
      <Link className={styles.home} to={paths.home.to()} aria-label={m.tayariHome}>
        <Wordmark />
        <span>Tayari</span>
      </Link>
      <span className={styles.title}>{title}</span>
      <span className={styles.space} />
      {name !== undefined && (
        <Link className={`${button.icon} ${styles.who}`} to={paths.profile.to()} title={name}>
          <span aria-hidden="true">{initialOf(name)}</span>
          <span className="vh">
            {m.loggedInAs} {name}
          </span>
        </Link>
      )}
      {user ? (
        <button
          type="button"
          className={button.icon}
          aria-label={m.logOut}
          title={m.logOut}
          onClick={() => void logout()}
        >
          <Icon name="logout" />
        </button>
      ) : (
        <Link className={styles.login} to={paths.login.to()}>
          {m.logIn}
        </Link>
      )}
    </header>
  );
}
