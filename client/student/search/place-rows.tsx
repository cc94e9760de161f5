import { memo, useState } from 'react';
import type { SearchResult } from '#content/search/search.ts';
import type { Place } from '#content/search/searchable.ts';
import { languages } from '#text/language.ts';
import { Button } from '#client/ui/button.tsx';
import { Link } from '#client/ui/link.tsx';
import { questionCount } from '#messages/counts.ts';
import { figure, language } from '#messages/language.ts';
import * as m from '#messages/search.ts';
import { MarkedText } from './marked-text.tsx';
import { ResultHead } from './result-head.tsx';
import styles from './search.module.css';

/** How many topics and units show at first: the questions below stay in sight. */
const shownFirst = 6;

/** The topics and units that fit, above the questions. */
export const PlaceRows = memo(function PlaceRows({ found }: { readonly found: SearchResult }) {
  const [allOf, setAllOf] = useState<SearchResult | null>(null);
  const all = allOf === found;
  const { places } = found;
  if (places.length === 0) return null;
  return (
    <section className={styles.results} aria-labelledby="places">
      <ResultHead id="places" title={m.places} count={places.length} />
      <ul>
        {places.slice(0, all ? Infinity : shownFirst).map((place) => (
          <li key={place.to}>
            <PlaceRow place={place} found={found} />
          </li>
        ))}
      </ul>
      {!all && places.length > shownFirst && (
        <Button kind="link" onClick={() => setAllOf(found)}>
          {m.showAll(places.length)}
        </Button>
      )}
    </section>
  );
});

function PlaceRow({ place, found }: { readonly place: Place; readonly found: SearchResult }) {
  const { names, of, to, count } = place;
  const [other = 'en'] = languages.filter((each) => each !== language);
  const own = found.marksIn(names[language]);
  // Its name in the other language stands there if that is what was found.
  const others = names[other] === names[language] ? [] : found.marksIn(names[other]);
  return (
    <Link className={styles.row} to={to} data-hit="">
      <span>
        <span className="semibold">
          <MarkedText text={names[language]} marks={own} />
        </span>
        {others.length > 0 && (
          <span className="ink-2">
            {' · '}
            <MarkedText text={names[other]} marks={others} lang={other} />
          </span>
        )}
        <span className={styles.of}>{of[language]}</span>
      </span>
      <span className="mono">
        <span aria-hidden="true">{figure(count)}</span>
        <span className="vh">{questionCount(count)}</span>
      </span>
    </Link>
  );
}
