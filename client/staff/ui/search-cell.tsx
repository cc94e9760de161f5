import { BoxCell } from './box-cell.tsx';
import { useKeys } from './use-keys.ts';
import { useWritten } from './use-written.ts';

interface SearchCellProps {
  readonly title: string;
  readonly hint: string;
  /** The search text, as the address says it. */
  readonly q: string;
  readonly onSearch: (q: string) => void;
}

/** Searches a list during the typing; / leads to it. */
export function SearchCell({ title, hint, q, onSearch }: SearchCellProps) {
  const written = useWritten(q, onSearch);
  useKeys({ '/': () => written.ref.current?.focus() });
  return (
    <BoxCell title={title} isSet={q !== ''} kind="search">
      <input type="search" placeholder={hint} {...written} />
      <kbd aria-hidden="true">/</kbd>
    </BoxCell>
  );
}
