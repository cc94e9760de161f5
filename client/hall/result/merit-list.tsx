import { useCallback, useMemo, useState } from 'react';
import { apiBase, pathOf } from '#client/api/call.ts';
import { useFetched } from '#client/api/use-fetched.ts';
import { timeZone } from '#client/text/time-zone.ts';
import button from '#client/ui/button.module.css';
import { Loading } from '#client/ui/loading.tsx';
import { TryAgain } from '#client/ui/try-again.tsx';
import { shownLists, tieReasons, type PublishedResults, type PublishedRow } from '#contract/published-results.ts';
import * as m from '#messages/results.ts';
import { language } from '#messages/language.ts';
import { momentIn } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { titleIn } from '../exam-ident.tsx';
import { CodeForm } from '../code-form.tsx';
import { QuietHead } from '../hall-head.tsx';
import { HallLink } from '../hall-link.tsx';
import { hallPaths } from '../hall-paths.ts';
import { useSheet } from '#client/ui/use-sheet.ts';
import { LookUp } from './look-up.tsx';
import { MeritTable } from './merit-table.tsx';
import { findPublished } from './published.ts';
import sheet from './result.css?url&no-inline';

/** /results/{code}: the published lists. */
export function MeritList({ code }: { code: string }) {
  const there = useSheet('hall-result-sheet', sheet);
  const load = useCallback(() => findPublished(code), [code]);
  const fetched = useFetched(load);
  return (
    <>
      <QuietHead />
      <main id="main">
        {fetched.state === 'loading' || !there ? (
          <Loading />
        ) : fetched.state === 'ready' && fetched.data.kind === 'published' ? (
          <Lists code={code} {...fetched.data} />
        ) : (
          <div className="narrow">
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

function Lists({ code, published, signature }: { code: string; published: PublishedResults; signature: string }) {
  const [found, setFound] = useState<Omit<PublishedRow, 'before'> | null>(null);
  const lists = useMemo(() => shownLists(published, m), [published]);
  const rows = useMemo(() => new Map(published.ranking.map((row) => [row.symbolNumber, row])), [published]);
  const reasons = useMemo(() => tieReasons(published, m), [published]);
  const sections = Object.keys(published.ranking[0]?.sections ?? {});
  const passed = published.ranking.filter((row) => row.passed).length;
  const seats = lists.reduce((sum, list) => sum + (list.kind === 'seats' ? list.seats : 0), 0);
  const withheld = published.ranking.filter((row) => row.withheld).map(({ symbolNumber }) => symbolNumber);
  return (
    <div className="lists2">
      <aside>
        <p className="small">{titleIn(published.title)}</p>
        <h1 className="h1">{m.meritList}</h1>
        <p className="small">
          {m.published(momentIn(language, Date.parse(published.publishedAt), timeZone))}{' '}
          {m.counts(published.sat, passed, seats)}
        </p>
        <LookUp code={code} published={published} found={found} find={setFound} />
        <nav className="toc no-print" aria-label={m.lists}>
          {lists.map(({ id, title, candidates }) => (
            <a key={id} href={`#${id}`}>
              {title}
              <span className="of">{numberIn(language, candidates.length)}</span>
            </a>
          ))}
        </nav>
      </aside>
      <div>
        {lists.map((list) => (
          <MeritTable
            key={list.id}
            list={list}
            rows={rows}
            reasons={reasons}
            sections={sections}
            found={found?.symbolNumber ?? null}
          />
        ))}
        {withheld.length > 0 && <p className="small mt-16">{m.withheld(withheld.join(', '))}</p>}
        <div className="sign" aria-hidden="true">
          <div>{m.preparedBy}</div>
          <div>{m.checkedBy}</div>
          <div>{m.controller}</div>
        </div>
        <section className="signed">
          <p>
            <b>{m.signed}</b> {m.signedNote}
          </p>
          <p className="mono">{signature}</p>
          <p className="files no-print">
            <a href={apiBase + pathOf('GET /results/:code.json', { code })} download={`${code}.json`}>
              {m.asFile}
            </a>
            <a href={apiBase + pathOf('GET /results/public-key')} download="public-key.pem">
              {m.publicKey}
            </a>
          </p>
        </section>
      </div>
    </div>
  );
}
