import { Link } from '#client/ui/link.tsx';
import { initialOf, namesIn } from '#client/lib/session/profile.ts';
import { logout } from '#client/lib/session/session-calls.ts';
import { useSession } from '#client/lib/session/session.ts';
import { Bar } from '#client/ui/bar.tsx';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { paths } from '#client/lib/paths.ts';
import styles from './top-bar.module.css';
import { navId, toggleId, toggleNav, useClosedHere, useNav } from './side-nav-state.ts';
import * as m from '#messages/frame.ts';
import * as names from '#messages/names.ts';

/** Menu toggle, name, the page's title from 1024 px, and the log-in or log-out control. */
export function TopBar({ title }: { title: string | undefined }) {
  useClosedHere();
  const { hidden } = useNav();
  const { user } = useSession();
  const name = user ? namesIn(user)[0] : undefined;
  return (
    <Bar
      menu={{
        id: toggleId,
        'aria-label': m.menu,
        'aria-expanded': !hidden,
        'aria-controls': navId,
        onClick: toggleNav,
      }}
      home={paths.home.to()}
      homeName={m.tayariHome}
      title={title}
    >
      <Link className={button.icon} to={paths.search.to()} aria-label={names.search} title={names.search}>
        <Icon name="search" />
      </Link>
      {name !== undefined && (
        <Link className={`${button.icon} ${styles.who}`} to={paths.profile.to()} title={name}>
          <span aria-hidden="true">{initialOf(name)}</span>
          <span className="vh">
            {m.loggedInAs} {name}
          </span>
        </Link>
      )}
      {user ? (
        <Button kind="icon" aria-label={m.logOut} title={m.logOut} onClick={() => void logout()}>
          <Icon name="logout" />
        </Button>
      ) : (
        <Link className={styles.login} to={paths.login.to()}>
          {m.logIn}
        </Link>
      )}
    </Bar>
  );
}
