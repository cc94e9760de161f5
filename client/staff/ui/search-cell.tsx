import { useEffect, useRef } from 'react';
import act from './act.module.css';
import { BoxCell } from './box-cell.tsx';
import { useKeys } from './use-keys.ts';

interface SearchCellProps {
  readonly title: string;
  readonly hint: string;
  /** What is searched for, as the address says it. */
  readonly q: string;
  readonly onSearch: (q: string) => void;
}

/** How long nothing is typed before what is written is searched for, in ms. */
const quietMs = 250;

/** Where a list is searched from as one types; / leads to it. */
export function SearchCell({ title, hint, q, onSearch }: SearchCellProps) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useKeys({ '/': () => input.current?.focus() });
  useEffect(() => {
    // While one types, what is typed leads and the address follows; else, as after Back, it is the other way round.
    if (input.current && document.activeElement !== input.current) input.current.value = q;
  }, [q]);
  return (
    <BoxCell title={title} isSet={q !== ''} kind="search">
      <input
        ref={input}
        type="search"
        placeholder={hint}
        autoComplete="off"
        defaultValue={q}
        onChange={({ target: { value } }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => onSearch(value.trim()), quietMs);
        }}
      />
      <kbd className={act.key} aria-hidden="true">
        /
      </kbd>
    </BoxCell>
  );
}
