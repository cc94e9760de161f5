import { useRef, useState } from 'react';
import { useKeys } from './use-keys.ts';

/** What rows of a table can do besides being walked through. */
interface RowActs {
  /** Opens a row in its place, or closes it. */
  readonly look?: (id: string) => void;
  readonly picking?: {
    readonly pick: (id: string) => void;
    /** Picks all from the row that was last picked to this one. */
    readonly pickRange: (ids: readonly string[]) => void;
  };
}

/** What a row of a table is told. */
interface RowProps {
  readonly ref: (row: HTMLTableRowElement | null) => void;
  readonly onFocus: () => void;
  readonly onPointerDown: () => void;
}

/**
 * The keyboard in a table: j, k and the arrows move, Space looks, x picks, Shift+x picks a range, where rows can do these; Enter is
 * the link's own.
 * One stop of the Tab key: the link of the current row has it (`data-stop`).
 */
export function useRowKeys(ids: readonly string[], { look, picking }: RowActs = {}) {
  const [moved, setMoved] = useState<string | null>(null);
  const [anchor, setAnchor] = useState<string | null>(null);
  const rows = useRef(new Map<string, HTMLTableRowElement>());
  // What was current may be gone with its page.
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
