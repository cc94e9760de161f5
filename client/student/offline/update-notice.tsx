import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import toast from '#client/ui/toast.module.css';
import { newVersionWaits, takeNewVersion } from './version.ts';
import * as m from '#messages/offline.ts';

// Here and not in the style sheet, which delays every first visit.
const atFoot = { top: 'auto', bottom: 16 };
/** At the end of the page, so that a student can scroll all content out from under the notice. */
const room = { height: '7.5rem' };
const asLink = { border: 0, padding: 0, background: 'none', textDecorationLine: 'underline' };

/**
 * Offers a new version of the program, and never forces it. It is hidden while this page shows an exam (frame.tsx). It waits for the exams
 * of other tabs, from which the new version would take the program: they hold `examLock`. Without locks (Safari before 15.4) the program
 * can't know about them. The new version then comes once all tabs are closed.
 */
export function UpdateNotice({ examLock }: { examLock: string }) {
  const waiting = useStore(newVersionWaits);
  const [offered, setOffered] = useState(false);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    if (!waiting || offered || refused || !('locks' in navigator)) return;
    const leave = new AbortController();
    navigator.locks.request(examLock, { signal: leave.signal }, () => setOffered(true)).catch(() => {});
    return () => leave.abort();
  }, [examLock, waiting, offered, refused]);

  const reload = () =>
    navigator.locks.request(examLock, { ifAvailable: true }, (lock) => {
      if (lock) takeNewVersion();
      else setOffered(false);
    });
  const shown = offered && !refused;
  return (
    // A live region must exist before the text that it announces.
    <div style={shown ? room : undefined} aria-live="polite">
      {shown && (
        <div className={toast.toasts} style={atFoot}>
          <div className={toast.toast}>
            <span className={`${layout.centre} ${toast.sign}`}>
              <Icon name="retry" size={18} weight={3} />
            </span>
            <p>
              <span>
                {m.newVersion}{' '}
                <button type="button" className={button.link} style={asLink} onClick={() => void reload()}>
                  {m.reload}
                </button>
              </span>
            </p>
            <button type="button" className={button.icon} aria-label={m.notNow} onClick={() => setRefused(true)}>
              <Icon name="cross" size={20} />
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
