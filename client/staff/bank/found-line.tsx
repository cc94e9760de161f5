import * as m from '#messages/staff-items.ts';
import { language } from '#messages/language.ts';
import { numberIn } from '#text/numbers.ts';
import act from '../ui/act.module.css';
import styles from './found-line.module.css';
import type { useListedPart } from './item-filter.ts';

interface FoundLineProps {
  /** Undefined until it is known. */
  readonly total: number | undefined;
  readonly part: ReturnType<typeof useListedPart>;
}

/** How many there are of what was asked for, and the way back to all. */
export function FoundLine({ total, part: { filter, clear } }: FoundLineProps) {
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <div className={styles.line}>
      <p role="status">
        {total === undefined ? m.loadingItems : (isNarrowed ? m.found : m.inTheBank)(total, numberIn(language, total))}
      </p>
      {isNarrowed && (
        <button type="button" className={act.act} onClick={clear}>
          {m.clear}
        </button>
      )}
      <span className={styles.order}>{m.order}</span>
    </div>
  );
}
