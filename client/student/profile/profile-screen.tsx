import { useState } from 'react';
import { usePageData } from '#client/student/navigation/page.ts';
import * as m from '#messages/profile.ts';
import * as titles from '#messages/titles.ts';
import { logIn } from '#messages/frame.ts';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import page from '#client/ui/page.module.css';
import { Link } from '#client/ui/link.tsx';
import { OtherLanguage } from '#client/student/shell/language-switch.tsx';
import { OwnPage } from '#client/student/shell/own-page.tsx';
import { RecordTabs } from '#client/student/record/record-tabs.tsx';
import { countWaiting } from '#client/student/record/tab-counts.ts';
import { paths } from '#client/lib/paths.ts';
import type { Profile } from '#client/lib/session/profile.ts';
import { useSession } from '#client/lib/session/session.ts';
import { AccountData } from './account-data.tsx';
import { Applications } from './applications.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeviceData } from './device-data.tsx';
import { Sessions } from './sessions.tsx';
import styles from './profile.module.css';

/** The counts of the record, beside its tabs. */
export async function loader() {
  return { title: titles.profile, counts: await countWaiting(Date.now()) };
}

/** /profile: the account, its sessions, its password, and its data. */
export function Component() {
  const { user } = useSession();
  return <OwnPage>{user ? <Account profile={user} /> : <Nobody />}</OwnPage>;
}

function Account({ profile }: { profile: Profile }) {
  const { counts } = usePageData<typeof loader>();
  // A new password ends the other sessions, so the list loads again.
  const [changes, setChanges] = useState(0);
  // Only the token of a stored profile is certain.
  const { name, email } = (profile['user'] ?? {}) as Readonly<Record<string, unknown>>;
  return (
    <>
      <RecordTabs counts={counts} />
      <h1 className="h1">{m.heading}</h1>
      <dl className={`${styles.rows} mt-24`}>
        <Row title={m.name} value={name} />
        <Row title={m.email} value={email} />
        <div>
          <dt className="ink-2">{m.language}</dt>
          <dd className={layout.row}>
            {m.thisLanguage}
            <OtherLanguage />
          </dd>
        </div>
      </dl>
      <Applications />
      <Sessions key={`sessions ${changes}`} />
      <ChangePassword key={changes} onChanged={() => setChanges(changes + 1)} />
      <AccountData />
    </>
  );
}

function Row({ title, value }: { title: string; value: unknown }) {
  if (typeof value !== 'string') return null;
  return (
    <div>
      <dt className="ink-2">{title}</dt>
      <dd className={layout.row}>{value}</dd>
    </div>
  );
}

function Nobody() {
  return (
    <>
      <h1 className="h1">{m.heading}</h1>
      <p className="lead mt-16">{m.nobody}</p>
      <div className={page.actions}>
        <Link className={button.filled} to={paths.login.to()}>
          {logIn}
        </Link>
      </div>
      <DeviceData />
    </>
  );
}
