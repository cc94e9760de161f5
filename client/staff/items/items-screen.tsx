import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import button from '#client/ui/button.module.css';
import layout from '#client/ui/layout.module.css';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/staff-items.ts';
import { language } from '#messages/language.ts';
import { numberIn } from '#text/numbers.ts';
import { useBank } from '../api/bank.ts';
import { staffCall } from '../api/staff-call.ts';
import { KeysBar } from '../ui/keys-bar.tsx';
import { staffPaths } from '../lib/paths.ts';
import { Pager } from '../ui/pager.tsx';
import page from '../ui/staff-page.module.css';
import { useKeys } from '../ui/use-keys.ts';
import { ExportMenu } from './export-menu.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FoundLine } from '../item/found-line.tsx';
import { useListedPart } from '../item/item-filter.ts';
import { pageSize } from '#contract/page-size.ts';
import { ItemsTable } from './items-table.tsx';
import { NoItems } from './no-items.tsx';

const keys = [
  [['j', 'k'], m.keyMove],
  [[m.spaceKey], m.keyLook],
  [['x'], m.keyPick],
  [['Enter'], m.keyOpen],
  [['/'], m.keySearch],
  [['[', ']'], m.keyPage],
  [['N'], m.keyNew],
] as const;

const say = (count: number) => numberIn(language, count);

/** The question bank: the page that the address asks for. */
export function Component() {
  const part = useListedPart();
  const bank = useBank();
  const { filter, sort, page: number, goTo, sortBy } = part;
  const navigate = useNavigate();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['items', filter, sort, number],
    queryFn: ({ signal }) =>
      staffCall('GET /staff/items', { query: { ...filter, sort, page: number, size: pageSize }, signal }),
    placeholderData: keepPreviousData,
  });
  const pages = data === undefined ? 1 : Math.max(1, Math.ceil(data.total / pageSize));
  useKeys({
    '[': () => number > 1 && goTo(number - 1),
    ']': () => number < pages && goTo(number + 1),
    n: () => void navigate(staffPaths.newItem.to()),
  });

  return (
    <>
      <div>
        <header className={`${layout.form} ${page.head}`}>
          <div>
            <h1 className="h1">{m.items}</h1>
            {bank !== undefined && (
              <p>
                {m.inBank(say(bank.own), say(bank.builtIn), say(bank.own + bank.builtIn))}{' '}
                {bank.toReview > 0 && m.waitForReview(bank.toReview, say(bank.toReview))}
              </p>
            )}
          </div>
          <div className={layout.row}>
            <Link className={button.outlined} to={staffPaths.import.to()}>
              {m.importItems}
            </Link>
            <ExportMenu of={filter} title={m.exportItems} note={m.exportNote} look={button.outlined} />
            <Link className={button.filled} to={staffPaths.newItem.to()}>
              <StaffIcon name="plus" size={18} weight={2.6} />
              {m.newItem} <kbd>N</kbd>
            </Link>
          </div>
        </header>
        <FilterBar part={part} />
        <FoundLine total={data?.total} part={part} />
        <ItemsTable
          rows={data?.rows}
          busy={isPlaceholderData || (data === undefined && error === null)}
          sort={sort}
          onSort={sortBy}
          picked={picked}
          onPick={setPicked}
          otherwise={
            <NoItems
              part={part}
              error={data === undefined ? error : null}
              total={data?.total}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          }
        />
        {data !== undefined && data.total > 0 && <p className="small mt-8">{m.facilityNote}</p>}
        {data !== undefined && pages > 1 && (
          <Pager page={number} pages={pages} total={data.total} size={pageSize} onGo={goTo} />
        )}
      </div>
      <KeysBar keys={keys} />
    </>
  );
}
