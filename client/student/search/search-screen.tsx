import { useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { longestQuery, type SearchResult, type Search } from '#content/search/search.ts';
import { usePageData, useShown } from '#client/student/navigation/page.ts';
import { RichText } from '#client/question/rich-text.tsx';
import { paths } from '#client/lib/paths.ts';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import layout from '#client/ui/layout.module.css';
import { Link } from '#client/ui/link.tsx';
import page from '#client/ui/page.module.css';
import { Spinner } from '#client/ui/spinner.tsx';
import { TryAgain } from '#client/ui/try-again.tsx';
import { useOnline } from '#client/ui/use-online.ts';
import { language } from '#messages/language.ts';
import * as names from '#messages/names.ts';
import * as m from '#messages/search.ts';
import { addressIn } from '#text/language.ts';
import { numberIn } from '#text/numbers.ts';
import { loadSearch, searchSoFar } from './load-search.ts';
import { PlaceRows } from './place-rows.tsx';
import { QuestionRows } from './question-rows.tsx';
import type { SearchPage } from './search-page.ts';
import { useHere } from './use-here.ts';
import { useQuery } from './use-query.ts';
import styles from './search.module.css';

const noMath = {};

/** /search: topics, units and questions by the words in them, in both languages, as one types. */
export function Component() {
  const given = usePageData<() => SearchPage>();
  const { arrival } = useShown();
  const { query, open, field, type, choose, settle } = useQuery();
  const { search, failed, again } = useSearch(given.search);
  const here = useHere();
  const online = useOnline();
  const whole = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLDivElement>(null);
  // The letter shows at once, and its answer in the next frame.
  const shown = useDeferredValue(query);
  const found = useMemo(() => search.find(shown, here), [search, shown, here]);
  const isEmpty = shown.trim() === '';

  useEffect(() => {
    if (arrival === 'push') field.current?.focus();
    // Only as the page comes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function clear(): void {
    settle();
    if (field.current !== null) field.current.value = '';
    type('');
    field.current?.focus();
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Node) || whole.current?.contains(event.target) !== true)
      return;
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      clear();
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && results.current !== null && field.current !== null) {
      event.preventDefault();
      move(step, [field.current, ...results.current.querySelectorAll<HTMLElement>('[data-hit]')]);
    }
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    // Before the frame's own Escape, which closes the menu (client/student/shell/side-nav.tsx).
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);

  return (
    <div className={`${page.column} ${styles.page}`} ref={whole}>
      <h1 className="h1">{names.search}</h1>
      <form
        className={styles.form}
        role="search"
        action={addressIn(language, paths.search.to())}
        onSubmit={(event) => {
          event.preventDefault();
          settle();
          results.current?.querySelector<HTMLElement>('[data-hit]')?.focus();
        }}
      >
        <label>
          <span className="vh">{m.label}</span>
          <Icon name="search" size={22} weight={2.2} />
          <input
            ref={field}
            type="search"
            name="q"
            defaultValue={query}
            maxLength={longestQuery}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            onInput={({ currentTarget }) => type(currentTarget.value)}
            onBlur={settle}
          />
        </label>
        {query !== '' && (
          <Link
            className={button.icon}
            to={paths.search.to()}
            aria-label={m.clear}
            title={m.clear}
            onClick={(event) => {
              event.preventDefault();
              clear();
            }}
          >
            <Icon name="cross" size={20} weight={2.2} />
          </Link>
        )}
      </form>
      {!online && here !== undefined && (
        <p className={styles.offline} role="status">
          {search.countOf(here) === 0 ? m.nothingHere : m.onThisDevice(numberIn(language, search.countOf(here)))}
        </p>
      )}
      <p className="small mt-10" role="status">
        {isEmpty ? m.lead(numberIn(language, search.countOf())) : <RichText text={sumOf(found)} math={noMath} />}
      </p>
      <div ref={results}>
        <PlaceRows found={found} />
        {!isEmpty && found.count !== null && (
          <QuestionRows
            query={shown}
            found={found}
            count={found.count}
            open={open}
            given={given.opened}
            load={given.load}
            choose={choose}
          />
        )}
        {!isEmpty && found.count === null && (
          <section className={styles.results} aria-labelledby="questions">
            <h2 className={styles.head} id="questions">
              {m.questions}
            </h2>
            {failed ? (
              <TryAgain sentence={m.textsFailed} busy={false} onRetry={again} />
            ) : (
              <div className={`${layout.centre} ${styles.coming}`}>
                <Spinner />
              </div>
            )}
          </section>
        )}
        {!isEmpty && found.count === 0 && found.places.length === 0 && <p className="mt-24">{m.tryOtherwise}</p>}
      </div>
    </div>
  );
}

/** How many were found, and by which further words. */
function sumOf({ places, count, also }: SearchResult): string {
  const all = places.length + (count ?? 0);
  if (all === 0 && count !== null) return m.nothing(also);
  return m.found(numberIn(language, all), also);
}

/** Sets the focus on the next of these in the page, or the one before it. */
function move(step: number, stops: readonly HTMLElement[]): void {
  const at = stops.filter((stop) => isAtOrBefore(stop, document.activeElement)).length - 1;
  stops[Math.max(0, at + step)]?.focus();
}

function isAtOrBefore(stop: HTMLElement, focused: Element | null): boolean {
  if (focused === null) return false;
  return stop === focused || (stop.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

interface SearchState {
  readonly search: Search;
  /** The texts of the questions did not come. */
  readonly failed: boolean;
  readonly again: () => void;
}

/** The search over what has come so far. It loads the rest. */
function useSearch(given: Search | null): SearchState {
  const [search, setSearch] = useState(() => given ?? searchSoFar());
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (given !== null) return;
    let shown = true;
    loadSearch().then(
      (whole) => shown && setSearch(whole),
      () => shown && setFailed(true),
    );
    return () => {
      shown = false;
    };
  }, [given]);
  return {
    search,
    failed,
    again: () => {
      setFailed(false);
      loadSearch().then(setSearch, () => setFailed(true));
    },
  };
}
