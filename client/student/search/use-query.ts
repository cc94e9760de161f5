import type { QuestionPlace } from '#exam/question.ts';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useReaddress, useShown } from '#client/student/navigation/page.ts';
import { readSearch, writeSearch, type SearchAddress } from './search-address.ts';

/** The address follows the typing after this time without a key. A browser allows so many changes in a minute. */
const restMs = 300;
/** A search that has stood so long was read. */
const readMs = 2000;

interface Query extends SearchAddress {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Takes another query. */
  readonly type: (query: string) => void;
  /** Opens a question of the results of a query, or none. It stays the same function. */
  readonly choose: (query: string, open: QuestionPlace | null) => void;
  /** The typing has an end: what is typed next is another search, and Back leads to this one. */
  readonly settle: () => void;
}

/** The query of the page. The address says it, and Back and Forward lead from one search to the other. */
export function useQuery(): Query {
  const { location, visit } = useShown();
  const readdress = useReaddress();
  const inAddress = useMemo(() => readSearch(location.search), [location.search]);
  const [query, setQuery] = useState(inAddress.query);
  const field = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  const seen = useRef(visit);
  /** What was last written: the page itself learns it a moment later. */
  const current = useRef(inAddress);

  useEffect(() => {
    const input = field.current;
    if (input === null) return;
    // What was typed before the program was there counts.
    if (seen.current === visit && input.value !== inAddress.query) setQuery(input.value);
    if (seen.current === visit) return;
    seen.current = visit;
    current.current = inAddress;
    isTyping.current = false;
    input.value = inAddress.query;
    setQuery(inAddress.query);
    // Only another entry of the history changes the field.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [visit]);

  const write = useCallback(
    (to: SearchAddress) => {
      const { query: before } = current.current;
      const isOther = to.query !== before;
      current.current = to;
      readdress(writeSearch(to), { replace: !isOther || isTyping.current || before === '' });
      if (isOther) isTyping.current = true;
    },
    [readdress],
  );

  /** Of the last query, unless the address says it already. */
  const writeQuery = useCallback(() => {
    if (query !== current.current.query) write({ query, open: null });
  }, [query, write]);

  useEffect(() => {
    const timer = setTimeout(writeQuery, restMs);
    return () => clearTimeout(timer);
  }, [writeQuery]);

  useEffect(() => {
    const timer = setTimeout(() => {
      isTyping.current = false;
    }, readMs);
    return () => clearTimeout(timer);
  }, [inAddress.query]);

  const choose = useCallback(
    (of: string, open: QuestionPlace | null) => {
      write({ query: of, open });
      isTyping.current = false;
    },
    [write],
  );

  return {
    query,
    open: query === inAddress.query ? inAddress.open : null,
    field,
    type: setQuery,
    choose,
    settle: () => {
      writeQuery();
      isTyping.current = false;
    },
  };
}
