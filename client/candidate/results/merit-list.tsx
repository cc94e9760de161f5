import { useCallback } from 'react';
import { useFetched } from '#client/lib/api/use-fetched.ts';
import button from '#client/ui/button.module.css';
import { Loading } from '#client/ui/loading.tsx';
import { TryAgain } from '#client/ui/try-again.tsx';
import * as m from '#messages/results.ts';
import { titleIn } from '#client/candidate/frame/exam-ident.tsx';
import { CodeForm } from '#client/candidate/frame/code-form.tsx';
import { QuietHead } from '#client/candidate/frame/hall-head.tsx';
import { HallLink } from '#client/candidate/frame/hall-link.tsx';
import { hallPaths } from '#client/candidate/frame/hall-paths.ts';
import { useSheet } from '#client/ui/use-sheet.ts';
import { findPublished, givenWithPage } from './results-lookup.ts';
import { PublishedLists } from './published-lists.tsx';
import sheet from './result.css?url&no-inline';
import hall from '#client/candidate/frame/hall.module.css';

/** /results/{code}: the published lists. */
export function MeritList({ code }: { code: string }) {
  const there = useSheet('hall-result-sheet', sheet);
  const load = useCallback(() => findPublished(code, versionOf(location.search)), [code]);
  const fetched = useFetched(load, givenWithPage(code));
  return (
    <>
      <QuietHead />
      <main id="main">
        {fetched.state === 'loading' || !there ? (
          <Loading />
        ) : fetched.state === 'ready' && fetched.data.kind === 'published' ? (
          <PublishedLists code={code} {...fetched.data} lookUp="live" />
        ) : (
          <div className={hall.narrow}>
            <h1 className="h1">{m.results}</h1>
            {fetched.state === 'failed' ? (
              <TryAgain sentence={m.loadFailed} busy={fetched.retrying} onRetry={fetched.retry} />
            ) : fetched.data.kind === 'not-yet' ? (
              <NotYet code={code} title={titleIn(fetched.data.title)} />
            ) : (
              <>
                <p className="lead">{m.unknownCode}</p>
                <CodeForm of="results" />
              </>
            )}
          </div>
        )}
      </main>
    </>
  );
}

/** The version of the lists that an address asks for; undefined for the newest. */
function versionOf(search: string): number | undefined {
  const version = Number(new URLSearchParams(search).get('version') ?? undefined);
  return Number.isSafeInteger(version) ? version : undefined;
}

function NotYet({ code, title }: { code: string; title: string }) {
  return (
    <>
      <p className="lead">{title}</p>
      <p className="mt-16">{m.notYet}</p>
      <p className="small">{m.notYetNote}</p>
      <p className="mt-16">
        <HallLink className={button.link} to={hallPaths.examination.to({ code })}>
          {m.toHall}
        </HallLink>
      </p>
    </>
  );
}
