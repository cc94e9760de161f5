import page from '#client/ui/page.module.css';
import button from '#client/ui/button.module.css';
import { ApiError } from '#client/lib/api/api-error.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import styles from './error-screen.module.css';
import { OtherLanguage } from './language-switch.tsx';
import { usePageTitle, useReplacedTitle } from './page-title.ts';
import * as m from '#messages/failures.ts';

/** The same without the frame: where a screen has none, or where the frame itself failed. */
export function FullErrorScreen({ error }: { error: unknown }) {
  usePageTitle();
  return (
    <main id="main">
      <ErrorScreen error={error} />
    </main>
  );
}

/** Replaces a failed page. */
export function ErrorScreen({ error }: { error: unknown }) {
  useReplacedTitle(m.error);
  return (
    <div className={page.centred}>
      <Sheet as="div">
        <h1 className="h1">{m.unexpected}</h1>
        {/* The API's message is in the page's language, the browser's in an unknown one. */}
        <p className={`mono ${styles.message}`} lang={error instanceof ApiError ? undefined : ''}>
          {error instanceof Error ? error.message : String(error)}
        </p>
        <p className="lead">{m.answersKept}</p>
        <p className="mt-24">
          <button type="button" className={button.filled} onClick={() => window.location.reload()}>
            <Icon name="retry" size={22} weight={2.4} /> {m.reload}
          </button>
        </p>
        <p className="small mt-24">
          <OtherLanguage />
        </p>
      </Sheet>
    </div>
  );
}
