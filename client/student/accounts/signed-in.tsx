import * as m from '#messages/accounts.ts';
import { logOut } from '#messages/frame.ts';
import { home } from '#messages/names.ts';
import page from '#client/ui/page.module.css';
import button from '#client/ui/button.module.css';
import { paths } from '#client/lib/paths.ts';
import { logout } from '#client/lib/session/session-calls.ts';
import { namesIn, type Profile } from '#client/lib/session/profile.ts';
import { Link } from '#client/ui/link.tsx';
import { AccountSheet } from './account-sheet.tsx';

/** Replaces a form for a student who is signed in already. */
export function SignedIn({ profile }: { profile: Profile }) {
  return (
    <AccountSheet title={m.loggedInTitle}>
      <p className="lead mt-16">{whose(profile)}</p>
      <div className={page.actions}>
        <Link className={button.filled} to={paths.home.to()}>
          {home}
        </Link>
        <button type="button" className={button.outlined} onClick={leave}>
          {logOut}
        </button>
      </div>
    </AccountSheet>
  );
}

function leave(): void {
  // This button goes; reading goes on where the form comes.
  document.getElementById('main')?.focus();
  void logout();
}

function whose(profile: Profile): string {
  const known = namesIn(profile);
  return known.length > 0 ? m.loggedInAs(known.join(', ')) : m.otherAccount;
}
