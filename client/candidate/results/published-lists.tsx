import { useMemo, useState } from 'react';
import { apiBase, pathOf } from '#client/lib/api/call.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import {
  shownLists,
  tieReasons,
  type PublishedCollege,
  type PublishedResults,
  type PublishedRow,
} from '#contract/published-results.ts';
import { reasons as tieWords } from '#messages/criteria.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/results.ts';
import { momentInBoth } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { collegeIn, titleIn } from '#client/candidate/frame/exam-ident.tsx';
import { LookUp } from './look-up.tsx';
import { MeritTable } from './merit-table.tsx';
import styles from './published-lists.module.css';

interface PublishedListsProps {
  readonly code: string;
  readonly published: PublishedResults;
  readonly signature: string;
  /** Whether a visitor can look one candidate up: not before the program is there, and never in a separate file. */
  readonly lookUp: 'live' | 'waiting' | 'none';
  /** The zone of the displayed times, by its IANA name. */
  readonly zone?: string;
  /** Where the signed file and the public key are. */
  readonly files?: { readonly signed: string; readonly publicKey: string };
}

/** The published lists of an examination: on the screen, in the page that the server sends, and in the files of a publication. */
export function PublishedLists({ code, published, signature, lookUp, zone = timeZone, files }: PublishedListsProps) {
  const { signed, publicKey } = files ?? {
    signed: apiBase + pathOf('GET /results/:code.json', { code }),
    publicKey: apiBase + pathOf('GET /results/public-key'),
  };
  const [found, setFound] = useState<Omit<PublishedRow, 'before'> | null>(null);
  const lists = useMemo(() => shownLists(published, m), [published]);
  const rows = useMemo(() => new Map(published.ranking.map((row) => [row.symbolNumber, row])), [published]);
  const reasons = useMemo(() => tieReasons(published, { ...m, reasons: tieWords }), [published]);
  const sections = Object.keys(published.ranking[0]?.sections ?? {});
  const passed = published.ranking.filter((row) => row.passed).length;
  const seats = lists.reduce((sum, list) => sum + (list.kind === 'seats' ? list.seats - list.empty : 0), 0);
  const version = published.version ?? 1;
  const versionAddress = (each: number) => (files === undefined ? `?version=${each}` : `${code}-version-${each}.json`);
  const signatory = collegeIn(published.college?.signatory);
  const office = collegeIn(published.college?.signsAs);
  const withheld = published.ranking.filter((row) => row.withheld).map(({ symbolNumber }) => symbolNumber);
  return (
    <div className={styles.screen}>
      <aside>
        {published.college !== undefined && <ListsCollege college={published.college} />}
        <p className="small">{titleIn(published.title)}</p>
        <h1 className="h1">{m.meritList}</h1>
        <p className="small">
          {m.published(momentInBoth(language, Date.parse(published.publishedAt), zone))}{' '}
          {m.counts(published.sat, passed, seats)}
        </p>
        {published.offers !== undefined && (
          <p className="small">
            {m.roundOfOffers(
              published.offers.round,
              momentInBoth(language, Date.parse(published.offers.answerUntil), zone),
            )}
          </p>
        )}
        {lookUp !== 'none' && (
          <LookUp code={code} published={published} found={found} find={setFound} waiting={lookUp === 'waiting'} />
        )}
        <nav className={`screen-only ${styles.contents} mt-24`} aria-label={m.lists}>
          {lists.map(({ id, title, candidates }) => (
            <a key={id} href={`#${id}`}>
              {title}
              <span>{numberIn(language, candidates.length)}</span>
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
        <div className={styles.signatures} aria-hidden="true">
          <div>{m.preparedBy}</div>
          <div>{m.checkedBy}</div>
          <div>
            {signatory === '' ? m.controller : signatory}
            {signatory !== '' && office !== '' && <small className="block">{office}</small>}
          </div>
        </div>
        <section className={`small ${styles.signed} mt-40 pt-14 ink-above`}>
          <p>
            <b>{m.signed}</b> {m.signedNote}
          </p>
          <p className="mono">{signature}</p>
          {version > 1 && (
            <p className="screen-only mt-8">
              {m.earlierVersions}{' '}
              {Array.from({ length: version - 1 }, (_, at) => at + 1).map((each) => (
                <a key={each} href={versionAddress(each)}>
                  {m.version(each)}
                </a>
              ))}
            </p>
          )}
          <p className={`screen-only ${styles.files} mt-8 flex flex-wrap`}>
            <a href={signed} download={`${code}.json`}>
              {m.asFile}
            </a>
            <a href={publicKey} download="public-key.pem">
              {m.publicKey}
            </a>
          </p>
        </section>
      </div>
    </div>
  );
}

/** The college that published the lists: its Nepali name hangs on the rule, or a plain rule is drawn. */
function ListsCollege({ college: { name, address } }: { readonly college: PublishedCollege }) {
  return (
    <div className={styles.college}>
      {name.ne === '' ? (
        <i aria-hidden="true" />
      ) : (
        <p className={styles.hung} lang="ne">
          {name.ne}
        </p>
      )}
      <p className="small">
        {name.en !== '' && <b lang="en">{name.en}</b>} {collegeIn(address)}
      </p>
    </div>
  );
}
