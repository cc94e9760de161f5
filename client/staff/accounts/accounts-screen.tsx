import { duties } from '#contract/duty.ts';
import { pageSize } from '#contract/page-size.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import * as m from '#messages/staff-college.ts';
import { language } from '#messages/language.ts';
import { numberIn } from '#text/numbers.ts';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { staffCall } from '../api/staff-call.ts';
import found from '../item/found-line.module.css';
import { BoxCell } from '../ui/box-cell.tsx';
import { Notice } from '../ui/notice.tsx';
import { Pager } from '../ui/pager.tsx';
import ruled from '../ui/ruled-box.module.css';
import { SearchCell } from '../ui/search-cell.tsx';
import page from '../ui/staff-page.module.css';
import table from '../ui/staff-table.module.css';
import { TryAgain } from '../ui/try-again.tsx';
import { AccountsTable } from './accounts-table.tsx';
import styles from '../ui/college-form.module.css';
import { dutyNames } from '../ui/duty-names.ts';

/** All accounts, for heads, with what a head can do with them. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const duty = (['any', ...duties] as const).find((each) => each === params.get('duty'));
  const number = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['accounts', q, duty, number],
    queryFn: ({ signal }) =>
      staffCall('GET /staff/accounts', { query: { q, duty, page: number, size: pageSize }, signal }),
    placeholderData: keepPreviousData,
  });
  const isNarrowed = q !== '' || duty !== undefined;

  function set(name: 'q' | 'duty' | 'page', value: string, replace = false): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (name !== 'page') next.delete('page');
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  }

  return (
    <div>
      <header className={`${layout.form} ${page.head}`}>
        <h1 className="h1">{m.accounts}</h1>
      </header>
      <form
        className={`${ruled.box} ${styles.bar}`}
        role="search"
        aria-label={m.findAccounts}
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchCell title={m.search} hint={m.searchHint} q={q} onSearch={(typed) => set('q', typed, true)} />
        <BoxCell title={m.duty} isSet={duty !== undefined}>
          <select value={duty ?? ''} onChange={({ target: { value } }) => set('duty', value)}>
            <option value="">{m.any}</option>
            <option value="any">{m.allStaff}</option>
            {dutyNames.map(([each, name]) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </select>
        </BoxCell>
      </form>
      <div className={`${layout.row} ${found.line}`}>
        <p role="status">{data === undefined ? m.loading : m.found(data.total, numberIn(language, data.total))}</p>
        {isNarrowed && (
          <Button kind="link" onClick={() => setParams({})}>
            {m.clear}
          </Button>
        )}
      </div>
      <AccountsTable rows={data?.rows} busy={isPlaceholderData || (data === undefined && error === null)} />
      {data === undefined && error !== null && (
        <Notice acts={<TryAgain busy={isFetching} onClick={() => void refetch()} />}>
          <b>{m.accountsNotLoaded}</b> {error.message}
        </Notice>
      )}
      {data?.rows.length === 0 && (
        <div className={table.otherwise}>
          <h2>{m.nobodyFound}</h2>
          <p>{m.nobodyNote}</p>
        </div>
      )}
      {data !== undefined && data.total > pageSize && (
        <Pager
          page={number}
          pages={Math.ceil(data.total / pageSize)}
          total={data.total}
          size={pageSize}
          onGo={(wanted) => set('page', wanted === 1 ? '' : String(wanted))}
        />
      )}
    </div>
  );
}
