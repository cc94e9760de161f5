import { createColumnHelper, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { Fragment, useMemo, useState, type ReactNode } from 'react';
import type { ListedItem } from '#contract/items.ts';
import * as m from '#messages/staff-items.ts';
import { CheckBox } from '../ui/check-box.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import table from '../ui/staff-table.module.css';
import { useRowKeys } from '../ui/use-row-keys.ts';
import { Difficulty, KeyLetters, Status } from './item-marks.tsx';
import { ItemLook } from './item-look.tsx';
import { ItemStem } from './item-stem.tsx';
import { asCell, asHead, asRow, asRows, asTable } from '../ui/table-roles.ts';
import styles from './items-table.module.css';
import { PickedBar } from './picked-bar.tsx';
import { shortDay } from './short-day.ts';

const features = tableFeatures({ rowSelectionFeature });
const helper = createColumnHelper<typeof features, ListedItem>();

const columns = helper.columns([
  helper.accessor('id', { header: m.number, cell: ({ row }) => row.original.id }),
  helper.display({ id: 'stem', header: m.item, cell: ({ row }) => <ItemStem item={row.original} /> }),
  helper.display({ id: 'key', header: m.key, cell: ({ row }) => <KeyLetters item={row.original} /> }),
  helper.display({
    id: 'difficulty',
    header: m.difficulty,
    cell: ({ row }) => <Difficulty of={row.original.difficulty} />,
  }),
  helper.display({ id: 'status', header: m.status, cell: ({ row }) => <Status status={row.original.status} /> }),
  helper.display({ id: 'changed', header: m.changed, cell: ({ row }) => shortDay(row.original.savedAt) }),
]);

const classOf = {
  id: styles.id,
  stem: styles.stem,
  key: styles.key,
  difficulty: styles.difficulty,
  status: styles.status,
  changed: styles.changed,
};
type Column = keyof typeof classOf;

interface ItemsTableProps {
  /** Undefined until they have come. */
  readonly rows: readonly ListedItem[] | undefined;
  /** Whether other rows are on their way. */
  readonly busy: boolean;
  readonly picked: ReadonlySet<string>;
  readonly onPick: (picked: ReadonlySet<string>) => void;
  /** Stands in place of rows that are not there. */
  readonly otherwise: ReactNode;
}

const noRows: ListedItem[] = [];

/** A page of the bank as a ledger. The keyboard has one stop in it, and moves from row to row from there. */
export function ItemsTable({ rows, busy, picked, onPick, otherwise }: ItemsTableProps) {
  const [looked, setLooked] = useState<string | null>(null);
  const rowSelection = useMemo(() => Object.fromEntries([...picked].map((id) => [id, true as const])), [picked]);
  const data = useMemo(() => (rows === undefined ? noRows : [...rows]), [rows]);
  const instance = useTable({
    features,
    columns,
    data,
    getRowId: ({ id }) => id,
    state: { rowSelection },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(rowSelection) : change;
      onPick(new Set(Object.keys(next).filter((id) => next[id])));
    },
  });
  const ids = data.map(({ id }) => id);
  const { current, rowProps } = useRowKeys(ids, {
    look: (id) => setLooked((shown) => (shown === id ? null : id)),
    pick: (id) => instance.getRow(id).toggleSelected(),
    pickRange: (range) => onPick(new Set([...picked, ...range])),
  });
  const isAllPicked = ids.length > 0 && ids.every((id) => picked.has(id));

  return (
    <>
      {picked.size > 0 && (
        <PickedBar
          items={data.filter(({ id }) => picked.has(id))}
          count={picked.size}
          onNone={() => onPick(new Set())}
        />
      )}
      <table
        className={`${table.table} ${styles.items}`}
        {...asTable}
        aria-busy={busy}
        data-headed={picked.size > 0 || undefined}
      >
        <caption className="vh">{m.items}</caption>
        <thead {...asRows}>
          {instance.getHeaderGroups().map((group) => (
            <tr key={group.id} {...asRow}>
              <th {...asHead} className={styles.pick}>
                <CheckBox
                  label={m.pickAll}
                  checked={isAllPicked}
                  disabled={ids.length === 0}
                  onChange={() => onPick(isAllPicked ? new Set() : new Set([...picked, ...ids]))}
                />
              </th>
              {group.headers.map((header) => (
                <th key={header.id} {...asHead} className={classOf[header.column.id as Column]}>
                  <instance.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody {...asRows}>
          {rows === undefined && busy && <SkeletonRows columns={7} />}
          {instance.getRowModel().rows.map((row, place) => (
            <Fragment key={row.id}>
              <tr
                {...asRow}
                data-current={current === row.id || undefined}
                data-tinted={place % 10 > 4 || undefined}
                {...rowProps(row.id)}
              >
                <td {...asCell} className={styles.pick}>
                  <CheckBox
                    label={m.pickItem(row.id)}
                    checked={picked.has(row.id)}
                    tabIndex={-1}
                    onChange={() => row.toggleSelected()}
                  />
                </td>
                {row.getAllCells().map((cell) => (
                  <td
                    key={cell.id}
                    {...asCell}
                    className={classOf[cell.column.id as Column]}
                    data-label={cell.column.id === 'key' ? m.key : undefined}
                  >
                    <instance.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
              {looked === row.id && <ItemLook item={row.original} current={current === row.id} span={7} />}
            </Fragment>
          ))}
        </tbody>
      </table>
      {!busy && ids.length === 0 && <div className={table.otherwise}>{otherwise}</div>}
    </>
  );
}
