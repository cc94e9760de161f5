import page from '#client/ui/page.module.css';
import button from '#client/ui/button.module.css';
import { paths } from '#client/lib/paths.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import { ShareResult } from './share-result.tsx';
import type { Sitting } from './load-sitting.ts';
import * as m from '#messages/result.ts';

/** Links to the page that the exam was started from, where a start clears the stored state, and home. */
export function NextSteps({ sitting }: { sitting: Sitting | null }) {
  return (
    <div className={page.actions}>
      {sitting !== null && (
        <Link className={button.filled} to={sitting.landing.to}>
          <Icon name="retry" size={22} weight={2.4} /> {m.another}
        </Link>
      )}
      <Link className={sitting === null ? button.filled : button.outlined} to={paths.home.to()}>
        {m.backHome}
      </Link>
      {sitting !== null && <ShareResult attempt={sitting.attempt} />}
      <Link className={button.link} to={paths.progress.to()}>
        {m.yourProgress}
      </Link>
    </div>
  );
}
