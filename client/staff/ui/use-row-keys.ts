import { useRef, useState } from 'react';
import { useKeys } from './use-keys.ts';

/** What rows of a table can do, besides moving through them. */
interface RowActs {
  /** Opens a row in its place, or closes it. */
  readonly look?: (id: string) => void;
  readonly picking?: {
    readonly pick: (id: string) => void;
    /** Selects all from the last selected row to this one. */
    readonly pickRange: (ids: readonly string[]) => void;
  };
}

/** What a row of a table gets. */
interface RowProps {
  readonly ref: (row: HTMLTableRowElement | null) => void;
  readonly onFocus: () => void;
  readonly onPointerDown: () => void;
}

/**
 * The keyboard in a table: j, k and the arrows move, Space opens, x selects, Shift+x selects a range, if the rows can do these. Enter
 * belongs to the link. The link of the current row is the one stop of the Tab key (`data-stop`).
 */
export function useRowKeys(ids: readonly string[], { look, picking }: RowActs = {}) {
  const [moved, setMoved] = useState<string | null>(null);
  const [anchor, setAnchor] = useState<string | null>(null);
  const rows = useRef(new Map<string, HTMLTableRowElement>());
  // The current row may have gone with its page.
  const current = moved !== null && ids.includes(moved) ? moved : (ids[0] ?? null);

  function move(by: 1 | -1): void {
    const place = moved === null ? -1 : ids.indexOf(moved);
    const next = ids[place === -1 ? 0 : Math.min(Math.max(place + by, 0), ids.length - 1)];
    if (next === undefined) return;
    setMoved(next);
    rows.current.get(next)?.querySelector('a')?.focus();
  }

  const pickFrom =
    ({ pick, pickRange }: NonNullable<RowActs['picking']>) =>
    ({ shiftKey }: KeyboardEvent) => {
      if (current === null) return;
      const from = anchor === null ? -1 : ids.indexOf(anchor);
      const to = ids.indexOf(current);
      if (shiftKey && from !== -1) pickRange(ids.slice(Math.min(from, to), Math.max(from, to) + 1));
      else pick(current);
      setAnchor(current);
    };

  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    ...(look && { ' ': () => current !== null && look(current) }),
    ...(picking && { x: pickFrom(picking) }),
  });

  const rowProps = (id: string): RowProps => ({
    ref: (row) => {
      if (row === null) rows.current.delete(id);
      else rows.current.set(id, row);
      row?.querySelector('a')?.setAttribute('tabindex', id === current ? '0' : '-1');
    },
    onFocus: () => setMoved(id),
    onPointerDown: () => setMoved(id),
  });
  return { current: moved === null ? null : current, rowProps };
}
