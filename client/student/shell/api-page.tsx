import page from '#client/ui/page.module.css';
import { useEffect, useRef, type ReactNode } from 'react';
import { useReload } from '#client/student/navigation/page.ts';
import { ApiError } from '#client/lib/api/api-error.ts';
import { TryAgain } from '#client/ui/try-again.tsx';
import { StaleNote } from './stale-note.tsx';
import * as m from '#messages/failures.ts';

interface ApiPageProps<Data> {
  /** The loader's data (api/answers.ts). */
  readonly loaded: Data | ApiError;
  readonly children: (data: Data) => ReactNode;
}

/** A page with data from the API: the page, or the reason for its absence with a button to try again. */
export function ApiPage<Data extends object>({ loaded, children }: ApiPageProps<Data>) {
  const { busy, reload } = useReload();
  const failed = loaded instanceof ApiError;
  const failedBefore = useRef(false);
  useEffect(() => {
    // The button goes with its page: reading goes on from the heading of the new content.
    if (!failed && failedBefore.current && document.activeElement === document.body) {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (heading) heading.tabIndex = -1;
      heading?.focus({ preventScroll: true });
    }
    failedBefore.current = failed;
  }, [failed]);

  if (!(loaded instanceof ApiError)) {
    return (
      <>
        <StaleNote data={loaded} />
        {children(loaded)}
      </>
    );
  }
  return (
    <div className={page.column}>
      <h1 className="h1">{m.pageNotLoaded}</h1>
      <TryAgain sentence={loaded.message} busy={busy} onRetry={reload} />
    </div>
  );
}
