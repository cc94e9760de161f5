import { useCallback, useRef, useState } from 'react';
import type { ListedSession } from '#contract/account.ts';
import { dayAt, dayIn, timeAt } from '#text/dates.ts';
import * as m from '#messages/profile.ts';
import { language } from '#messages/language.ts';
import { ApiError } from '#client/lib/api/api-error.ts';
import { useFetched } from '#client/lib/api/use-fetched.ts';
import button from '#client/ui/button.module.css';
import { PlaceholderBar } from '#client/ui/placeholder-bar.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { TryAgain } from '#client/ui/try-again.tsx';
import { endSession, listSessions } from './profile-calls.ts';
import styles from './profile.module.css';

/** The sessions of the account, with a button that ends the others. */
export function Sessions() {
  const heading = useRef<HTMLHeadingElement>(null);
  const fetched = useFetched(listSessions);
  const [ended, setEnded] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const known = fetched.state === 'ready' ? fetched.data : [];
  const sessions = known.filter(({ id }) => !ended.includes(id));
  const others = sessions.filter(({ current }) => !current).map(({ id }) => id);

  const end = useCallback(async (id: string | null, gone: readonly string[]) => {
    setBusy(true);
    try {
      await endSession(id);
      setEnded((before) => [...before, ...gone]);
      // The pressed button goes with its row.
      heading.current?.focus({ preventScroll: true });
    } catch (error) {
      showToast(error instanceof ApiError ? error.message : String(error), 'bad');
    }
    setBusy(false);
  }, []);

  return (
    <section className={styles.part}>
      <h2 className="h2" tabIndex={-1} ref={heading}>
        {m.sessions}
      </h2>
      <p className="small">{m.sessionsLead}</p>
      {fetched.state === 'failed' && (
        <TryAgain
          sentence={`${m.sessionsNotLoaded} ${fetched.message}`}
          busy={fetched.retrying}
          onRetry={fetched.retry}
        />
      )}
      {fetched.state === 'loading' && (
        <p className={styles.coming} role="status" aria-label={m.sessionsComing}>
          <PlaceholderBar width="60%" />
        </p>
      )}
      <ul className={`${styles.sessions} mt-16`} aria-busy={busy || undefined}>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <b>{session.device || m.unknownDevice}</b>
              <span className="small">{session.current ? m.thisDevice : lastUsed(session)}</span>
            </div>
            {!session.current && (
              <button
                type="button"
                className={button.link}
                aria-label={m.endNamed(session.device || m.unknownDevice)}
                onClick={busy ? undefined : () => void end(session.id, [session.id])}
              >
                {m.endThis}
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <button
          type="button"
          className={`${button.outlined} mt-16`}
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : () => void end(null, others)}
        >
          {m.endOthers}
        </button>
      )}
    </section>
  );
}

function lastUsed({ lastUsedAt }: ListedSession): string {
  const moment = Date.parse(lastUsedAt);
  return m.lastUsed(dayIn(language, dayAt(moment)), timeAt(moment));
}
