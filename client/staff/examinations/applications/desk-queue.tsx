import type { DeskLine } from '#contract/applications.ts';
import { pageSize } from '#contract/page-size.ts';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import mark from '#client/ui/timing-mark.module.css';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-applications.ts';
import { numberIn } from '#text/numbers.ts';
import { BoxCell } from '../../ui/box-cell.tsx';
import { Pager } from '../../ui/pager.tsx';
import ruled from '../../ui/ruled-box.module.css';
import { SearchCell } from '../../ui/search-cell.tsx';
import { spacedNumber } from '../shared/spaced-number.ts';
import type { DeskFilter } from './use-desk.ts';
import styles from './desk.module.css';

interface DeskQueueProps {
  readonly rows: readonly DeskLine[];
  readonly total: number;
  readonly filter: DeskFilter;
  readonly open: string;
  readonly onFilter: (to: Partial<DeskFilter>) => void;
  readonly onAcceptMany: () => void;
}

/** The applications that wait, or those that a clerk looks for. */
export function DeskQueue({ rows, total, filter, open, onFilter, onAcceptMany }: DeskQueueProps) {
  const count = numberIn(language, total);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <div className={styles.queue}>
      <form role="search" className={`${ruled.box} ${styles.search}`} onSubmit={(event) => event.preventDefault()}>
        <SearchCell
          title={m.search}
          hint={m.nameOrNumber}
          q={filter.q}
          onSearch={(q) => onFilter({ q, page: 1, open: '' })}
        />
        <BoxCell title={m.show} isSet={filter.show !== 'waiting'}>
          <select
            value={filter.show}
            onChange={({ target }) => onFilter({ show: target.value as DeskFilter['show'], page: 1, open: '' })}
          >
            {Object.entries(m.shows).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </BoxCell>
        <BoxCell title={m.only} isSet={filter.only !== ''}>
          <select
            value={filter.only}
            onChange={({ target }) => onFilter({ only: target.value as DeskFilter['only'], page: 1, open: '' })}
          >
            <option value="">{m.onlyAll}</option>
            <option value="missing">{m.onlyMissing}</option>
            <option value="corrected">{m.onlyCorrected}</option>
            <option value="doubtful">{m.onlyDoubtful}</option>
          </select>
        </BoxCell>
      </form>
      <p className={`${layout.between} ${styles.count}`} role="status">
        {filter.show === 'waiting' && filter.only === '' && filter.q === '' ? m.needAPerson(count) : m.found(count)}
        {filter.show === 'waiting' && total > 0 && (
          <Button kind="link" onClick={onAcceptMany}>
            {m.acceptMany}
          </Button>
        )}
      </p>
      <ol aria-label={m.queue}>
        {rows.map((row) => (
          <li key={row.number}>
            <button
              type="button"
              ref={row.number === open ? showInList : undefined}
              className={mark.marked}
              aria-current={row.number === open ? 'true' : undefined}
              onClick={() => onFilter({ open: row.number })}
            >
              <b className={layout.cut}>{row.name || spacedNumber(row.number)}</b>
              <span>
                <small className={layout.cut} data-doubt={row.doubts.length > 0 || undefined}>
                  {noteOf(row)}
                </small>
                <small className="num">{spacedNumber(row.number)}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <Pager
          page={filter.page}
          pages={pages}
          total={total}
          size={pageSize}
          onGo={(page) => onFilter({ page, open: '' })}
        />
      )}
    </div>
  );
}

/** The same function each time, so that a row comes into sight only when it becomes the open one. */
function showInList(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}

/** A doubt first, then what was corrected, else the groups. */
function noteOf({ doubts, corrected, groups, late, symbolNumber }: DeskLine): string {
  const [doubt] = doubts;
  if (doubt !== undefined) return m.shortDoubts[doubt.code];
  if (symbolNumber !== null) return symbolNumber;
  if (corrected.length > 0) return m.onlyCorrected;
  return [...(late ? [m.lateOne] : []), ...groups].join(', ');
}
