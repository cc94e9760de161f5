import { Fragment, useState, type ReactNode } from 'react';
import type { ItemOrder } from '#contract/item-orders.ts';
import type { ListedRow } from '#contract/items.ts';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import * as m from '#messages/staff-items.ts';
import { CheckBox } from '../ui/check-box.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import folding from '../ui/folding-table.module.css';
import table from '../ui/staff-table.module.css';
import { useRowKeys } from '../ui/use-row-keys.ts';
import { Difficulty, Facility, KeyLetters, Status, UsedIn } from '../item/item-marks.tsx';
import { ItemLook } from '../item/item-look.tsx';
import { ItemStem } from '../item/item-stem.tsx';
import { asCell, asHead, asRow, asRows, asTable } from '../ui/table-roles.ts';
import styles from './items-table.module.css';
import { PickedBar } from './picked-bar.tsx';
import { shortDay } from '../lib/short-day.ts';

interface Column {
  readonly name: string;
  readonly head: string;
  readonly className: string | undefined;
  /** In px; without it, the question has what is left, and two columns have their classes' width. */
  readonly width?: number;
  /** What a cell is called where the row has no head over it. */
  readonly label?: string;
  /** By which orders the head sorts: the first at first, the other when it is pressed again. */
  readonly orders?: readonly [ItemOrder, ItemOrder];
  readonly cell: (item: ListedRow) => ReactNode;
  /** Whether the column says something of a row. One that says nothing of any row leaves its room to the question. */
  readonly says?: (item: ListedRow) => boolean;
}

const columns: readonly Column[] = [
  { name: 'id', head: m.number, className: styles.id, width: 104, orders: ['number', '-number'], cell: ({ id }) => id },
  { name: 'stem', head: m.item, className: styles.stem, cell: (item) => <ItemStem item={item} /> },
  {
    name: 'key',
    head: m.key,
    className: styles.key,
    width: 62,
    label: m.key,
    cell: (item) => <KeyLetters item={item} />,
  },
  {
    name: 'difficulty',
    head: m.difficulty,
    className: styles.difficulty,
    orders: ['difficulty', '-difficulty'],
    cell: ({ difficulty }) => <Difficulty of={difficulty} />,
  },
  {
    name: 'facility',
    head: m.facility,
    className: styles.facility,
    label: m.facility,
    orders: ['facility', '-facility'],
    cell: ({ facility }) => <Facility of={facility} />,
    says: ({ facility }) => facility !== null,
  },
  {
    name: 'status',
    head: m.status,
    className: styles.status,
    width: 132,
    cell: ({ status }) => <Status status={status} />,
  },
  {
    name: 'usedIn',
    head: m.usedInShort,
    className: styles.usedIn,
    width: 116,
    label: m.usedInShort,
    cell: ({ usedIn }) => <UsedIn codes={usedIn} />,
    says: ({ usedIn }) => usedIn.length > 0,
  },
  {
    name: 'changed',
    head: m.changed,
    className: styles.changed,
    width: 112,
    orders: ['-changed', 'changed'],
    cell: ({ savedAt }) => shortDay(savedAt),
  },
];

interface ItemsTableProps {
  /** Undefined until they have come. */
  readonly rows: readonly ListedRow[] | undefined;
  /** Whether other rows are on their way. */
  readonly busy: boolean;
  readonly sort: ItemOrder;
  readonly onSort: (sort: ItemOrder) => void;
  readonly picked: ReadonlySet<string>;
  readonly onPick: (picked: ReadonlySet<string>) => void;
  /** Stands in place of rows that are not there. */
  readonly otherwise: ReactNode;
}

/** A page of the bank as a ledger. The keyboard has one stop in it, and moves from row to row from there. */
export function ItemsTable({ rows, busy, sort, onSort, picked, onPick, otherwise }: ItemsTableProps) {
  const [looked, setLooked] = useState<string | null>(null);
  const shown = columns.filter(({ orders, says }) => !says || orders?.includes(sort) || rows?.some(says));
  const ids = (rows ?? []).map(({ id }) => id);
  const toggle = (id: string) => {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    onPick(next);
  };
  const { current, rowProps } = useRowKeys(ids, {
    look: (id) => setLooked((before) => (before === id ? null : id)),
    picking: { pick: toggle, pickRange: (range) => onPick(new Set([...picked, ...range])) },
  });
  const isAllPicked = ids.length > 0 && ids.every((id) => picked.has(id));

  return (
    <>
      {picked.size > 0 && (
        <PickedBar
          items={(rows ?? []).filter(({ id }) => picked.has(id))}
          picked={[...picked]}
          onNone={() => onPick(new Set())}
        />
      )}
      <table
        className={`${folding.folds} ${table.table} ${styles.items}`}
        {...asTable}
        aria-busy={busy}
        data-headed={picked.size > 0 || undefined}
      >
        <caption className="vh">{m.items}</caption>
        <colgroup>
          <col style={{ width: 44 }} />
          {shown.map(({ name, className, width }) => (
            <col key={name} className={width === undefined ? className : undefined} style={{ width }} />
          ))}
        </colgroup>
        <thead {...asRows}>
          <tr {...asRow}>
            <th {...asHead} className={styles.pick}>
              <CheckBox
                label={m.pickAll}
                checked={isAllPicked}
                disabled={ids.length === 0}
                onChange={() => onPick(isAllPicked ? new Set() : new Set([...picked, ...ids]))}
              />
            </th>
            {shown.map(({ name, head, className, orders }) => (
              <th key={name} {...asHead} className={className} aria-sort={sortedAs(orders, sort)}>
                <SortedHead orders={orders} sort={sort} onSort={onSort}>
                  {head}
                </SortedHead>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...asRows}>
          {rows === undefined && busy && <SkeletonRows columns={shown.length + 1} />}
          {rows?.map((item, place) => (
            <Fragment key={item.id}>
              <tr
                {...asRow}
                data-current={current === item.id || undefined}
                data-tinted={place % 10 > 4 || undefined}
                {...rowProps(item.id)}
              >
                <td {...asCell} className={styles.pick}>
                  <CheckBox
                    label={m.pickItem(item.id)}
                    checked={picked.has(item.id)}
                    tabIndex={-1}
                    onChange={() => toggle(item.id)}
                  />
                </td>
                {shown.map(({ name, className, label, cell }) => (
                  <td key={name} {...asCell} className={className} data-label={label}>
                    {cell(item)}
                  </td>
                ))}
              </tr>
              {looked === item.id && <ItemLook item={item} current={current === item.id} span={shown.length + 1} />}
            </Fragment>
          ))}
        </tbody>
      </table>
      {!busy && ids.length === 0 && <div className={table.otherwise}>{otherwise}</div>}
    </>
  );
}

type Orders = readonly [ItemOrder, ItemOrder] | undefined;

function sortedAs(orders: Orders, sort: ItemOrder): 'ascending' | 'descending' | undefined {
  if (!orders?.includes(sort)) return undefined;
  return sort.startsWith('-') ? 'descending' : 'ascending';
}

interface SortedHeadProps {
  readonly orders: Orders;
  readonly sort: ItemOrder;
  readonly onSort: (sort: ItemOrder) => void;
  readonly children: ReactNode;
}

/** The head of a column; a button where the list can be sorted by it. */
function SortedHead({ orders, sort, onSort, children }: SortedHeadProps) {
  if (orders === undefined) return children;
  const [first, second] = orders;
  return (
    <Button
      kind="bare"
      className={`${layout.line} ${styles.sort}`}
      onClick={() => onSort(sort === first ? second : first)}
    >
      {children}
      {orders.includes(sort) && (
        <span className={styles.arrow} data-up={!sort.startsWith('-') || undefined}>
          <Icon name="chevron" size={12} weight={3} />
        </span>
      )}
    </Button>
  );
}
