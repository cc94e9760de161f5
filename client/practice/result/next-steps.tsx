import page from '#client/ui/page.module.css';
import button from '#client/ui/button.module.css';
import { paths } from '#client/shell/paths.ts';
import { clearForExamStart } from '#client/storage/browser-storage.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import type { Sitting } from './load-sitting.ts';

/** Another go at the same exam, which clears the stored state as every start does, and the way back. */
export function NextSteps({ sitting }: { sitting: Sitting | null }) {
  if (sitting === null) {
    return (
      <div className={page.actions}>
        <Link className={button.filled} to={paths.home.to()}>
          Back to home
        </Link>
      </div>
    );
  }
  const { startPath, landing } = sitting;
  return (
    <div className={page.actions}>
      <Link className={button.filled} to={startPath} onClick={clearForExamStart}>
        <Icon name="retry" size={22} weight={2.4} /> Take another test
      </Link>
      <Link className={button.outlined} to={landing.to}>
        {landing.words}
      </Link>
    </div>
  );
}
