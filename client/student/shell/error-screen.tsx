import page from '#client/ui/page.module.css';
import button from '#client/ui/button.module.css';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ApiError } from '#client/lib/api/call.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import styles from './error-screen.module.css';
import { Frame } from './frame.tsx';
import { OtherLanguage } from './language-switch.tsx';
import type { MissingPage } from './missing.ts';
import { NotFound } from './not-found.tsx';
import { usePageTitle, useReplacedTitle } from './page-title.ts';
import * as m from '#messages/failures.ts';

/** Replaces a failed page. For something that does not exist, the not-found screen shows instead. */
export function ErrorScreen() {
  const error = useRouteError();
  const what = missingIn(error);
  return what ? <NotFound what={what} /> : <Failure error={error} />;
}

/** The same if the frame itself failed, or no route was found: the router's `*` leaves out addresses with a line break in them. */
export function RootErrorScreen() {
  const error = useRouteError();
  usePageTitle();
  if (missingIn(error)) {
    return (
      <Frame>
        <NotFound />
      </Frame>
    );
  }
  return (
    <main id="main">
      <Failure error={error} />
    </main>
  );
}

function missingIn(error: unknown): MissingPage | undefined {
  if (isRouteErrorResponse(error) && error.status === 404) return error.data as MissingPage;
  if (error instanceof ApiError && error.status === 404) return { title: m.notFound, detail: error.message };
  return undefined;
}

function Failure({ error }: { error: unknown }) {
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
