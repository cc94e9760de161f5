import ring from '#client/ui/ring.module.css';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import layout from '#client/ui/layout.module.css';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/staff-items.ts';
import { staffPaths } from '../lib/paths.ts';
import { Notice } from '../ui/notice.tsx';
import { TryAgain } from '../ui/try-again.tsx';
import type { useListedPart } from '../item/item-filter.ts';

interface NoItemsProps {
  readonly part: ReturnType<typeof useListedPart>;
  readonly error: Error | null;
  readonly total: number | undefined;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** The text below the table's head without a row: no items yet, no match, none on this page, or no answer. */
export function NoItems({ part: { filter, clear, goTo }, error, total, busy, onRetry }: NoItemsProps) {
  if (error !== null) {
    return (
      <Notice acts={<TryAgain busy={busy} onClick={onRetry} />}>
        <b>{m.itemsNotLoaded}</b> {error.message}
      </Notice>
    );
  }
  if (total !== undefined && total > 0) {
    return (
      <>
        <h2>{m.pageIsEmpty}</h2>
        <div className={layout.row}>
          <Button onClick={() => goTo(1)}>{m.firstPage}</Button>
        </div>
      </>
    );
  }
  if (Object.keys(filter).length > 0) {
    return (
      <>
        <h2>{m.nothingFound}</h2>
        <p>{m.nothingFoundNote}</p>
        <div className={layout.row}>
          <Button onClick={clear}>{m.clearAll}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <div className={`${layout.line} mb-16`} aria-hidden="true">
        <i className={ring.ring} />
        <i className={ring.ring} />
        <i className={ring.ring} />
        <i className={ring.ring} />
      </div>
      <h2>{m.noItemsYet}</h2>
      <p>{m.noItemsNote}</p>
      <div className={layout.row}>
        <Link className={button.outlined} to={staffPaths.newItem.to()}>
          {m.newItem}
        </Link>
      </div>
    </>
  );
}
