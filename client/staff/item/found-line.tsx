import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { itemOrders } from '#contract/item-orders.ts';
import * as m from '#messages/staff-items.ts';
import { language } from '#messages/language.ts';
import { numberIn } from '#text/numbers.ts';
import styles from './found-line.module.css';
import type { useListedPart } from './item-filter.ts';

interface FoundLineProps {
  /** Undefined until it is known. */
  readonly total: number | undefined;
  readonly part: ReturnType<typeof useListedPart>;
}

/** How many match the filters, and the link back to all. */
export function FoundLine({ total, part: { filter, sort, clear, sortBy } }: FoundLineProps) {
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <div className={`${layout.row} ${styles.line}`}>
      <p role="status">
        {total === undefined ? m.loadingItems : (isNarrowed ? m.found : m.inTheBank)(total, numberIn(language, total))}
      </p>
      {isNarrowed && (
        <Button kind="link" onClick={clear}>
          {m.clear}
        </Button>
      )}
      <label className={`${layout.line} ${styles.order}`}>
        <span className="vh">{m.sortedBy}</span>
        <select
          value={sort}
          onChange={({ target }) => sortBy(itemOrders.find((order) => order === target.value) ?? sort)}
        >
          {itemOrders.map((order) => (
            <option key={order} value={order}>
              {m.orders[order]}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={16} weight={2.4} />
      </label>
    </div>
  );
}
