import { type MouseEvent, type ReactNode, useLayoutEffect } from 'react';
import { Loading } from '#client/ui/loading.tsx';
import { OverPage } from '#client/ui/over-page.tsx';
import { Toasts } from '#client/ui/toast.tsx';
import layout from '#client/ui/layout.module.css';
import styles from './frame.module.css';
import { readChoices } from './choices.ts';
import { examLock, useExamShown } from './exam-shown.ts';
import { focusAfterSwitch } from './language-switch.tsx';
import { PageFoot } from './page-foot.tsx';
import { useExamPage, usePageTitle } from './page-title.ts';
import { closeOverlay } from './side-nav-state.ts';
import { SideNav } from './side-nav.tsx';
import { TopBar } from './top-bar.tsx';
import { useAlternates } from './use-alternates.ts';
import { useArrival } from './use-arrival.ts';
import { useOfflineFeatures } from './use-offline-features.ts';
import * as m from '#messages/frame.ts';
import * as names from '#messages/names.ts';

/** The frame of every screen that has one. `leaving`: the next page is on its way. */
export function Frame({ leaving, children }: { leaving: boolean; children: ReactNode }) {
  const title = usePageTitle();
  const offline = useOfflineFeatures();
  const examShown = useExamShown();
  const footed = !useExamPage() && !examShown;
  useAlternates();
  useArrival();
  useLayoutEffect(() => {
    // From here on the program runs the menu; before, client/student/before-paint.js did. A press during the takeover reaches a listener
    // right after it, before any later effect. It must not count for both.
    document.documentElement.dataset['program'] = '';
    readChoices();
    focusAfterSwitch();
  }, []);
  return (
    <>
      <a className={layout.skip} href="#main" onClick={skipToContent}>
        {m.skip}
      </a>
      {/* The home page says its name in its own heading. */}
      <TopBar title={title === names.home ? undefined : title} />
      <SideNav>{offline && <offline.KeepForOffline />}</SideNav>
      <div className={footed ? styles.footed : undefined} data-beside-nav="">
        <main id="main" tabIndex={-1} aria-busy={leaving}>
          <div className={leaving ? styles.leaving : undefined}>{children}</div>
          {leaving && <Loading />}
        </main>
        {footed && <PageFoot />}
      </div>
      <Toasts />
      <OverPage />
      {offline && !examShown && <offline.UpdateNotice examLock={examLock} />}
    </>
  );
}

/** By script, because the router would take the fragment for a navigation; and the navigation must not lie over the content. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  closeOverlay();
  document.getElementById('main')?.focus();
}
