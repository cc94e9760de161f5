import { pageSize } from '#contract/page-size.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Candidate } from '#contract/candidates.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-candidates.ts';
import { numberIn } from '#text/numbers.ts';
import { Button } from '#client/ui/button.tsx';
import { staffCall } from '../../api/staff-call.ts';
import { Notice } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import folding from '../../ui/folding-table.module.css';
import table from '../../ui/staff-table.module.css';
import { asCell, asHead, asRow, asRows, asTable } from '../../ui/table-roles.ts';
import { examinationKey } from '../shared/use-examination.ts';
import styles from './candidate-list.module.css';
import { CandidateRow } from './candidate-row.tsx';
import { TimelineLink } from '../shared/timeline-link.tsx';
import { CandidateSearch, type CandidateFilter } from './candidate-search.tsx';

const columns: readonly (readonly [title: string, className?: string])[] = [
  [m.symbolNumber],
  [m.name],
  [m.room],
  [m.seat, 'text-right'],
  [m.groups],
  [m.extraMinutes, 'text-right'],
  [m.state],
];

interface CandidateListProps {
  readonly code: string;
  readonly canChange: boolean;
  /** Whether there are no candidates at all, and so nothing to search. */
  readonly isEmpty: boolean;
  /** Whether candidates can have signed in. Before that, a timeline has nothing to show. */
  readonly hasOpened: boolean;
}

/** The candidates by symbol number, with search and filters, page by page. A candidate opens in its place for changes. */
export function CandidateList({ code, canChange, isEmpty, hasOpened }: CandidateListProps) {
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<string | null>(null);
  const said = (name: keyof CandidateFilter) => params.get(name) ?? '';
  const narrowed: CandidateFilter = { q: said('q'), room: said('room'), group: said('group'), extra: said('extra') };
  const { q, room, group, extra } = narrowed;
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data, error } = useQuery({
    queryKey: examinationKey(code, 'candidates', narrowed, page),
    queryFn: ({ signal }) =>
      staffCall('GET /staff/examinations/:code/candidates', {
        params: { code },
        query: {
          q,
          page,
          size: pageSize,
          ...(room !== '' && { room }),
          ...(group !== '' && { group }),
          ...((extra === 'with' || extra === 'without') && { extraMinutes: extra }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const show = (change: Readonly<Record<string, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value] of Object.entries(change)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      {!isEmpty && <CandidateSearch code={code} narrowed={narrowed} groups={data?.groups ?? []} onShow={show} />}
      {error !== null && <Notice>{error.message}</Notice>}
      <table
        className={`${folding.folds} ${table.table} ${styles.candidates}`}
        {...asTable}
        aria-busy={data === undefined}
      >
        <caption className="vh">{m.candidates}</caption>
        <thead {...asRows}>
          <tr {...asRow}>
            {columns.map(([title, className]) => (
              <th key={title} {...asHead} className={className}>
                {title}
              </th>
            ))}
            <th {...asHead}>
              <span className="vh">{m.acts}</span>
            </th>
          </tr>
        </thead>
        <tbody {...asRows}>
          {data === undefined && error === null && <SkeletonRows columns={8} />}
          {data?.rows.length === 0 && (
            <tr {...asRow}>
              <td {...asCell} colSpan={8}>
                {Object.values(narrowed).every((each) => each === '') ? m.noCandidates : m.nobodyFound}
              </td>
            </tr>
          )}
          {data?.rows.map((candidate, place) => (
            <Fragment key={candidate.symbolNumber}>
              <tr
                {...asRow}
                data-tinted={place % 10 > 4 || undefined}
                data-current={opened === candidate.symbolNumber || undefined}
              >
                <td {...asCell} className="font-mono text-14 whitespace-nowrap">
                  {candidate.symbolNumber}
                </td>
                <td {...asCell} className={`${styles.name} anywhere`}>
                  {candidate.name}
                </td>
                <td {...asCell} className="anywhere" data-label={m.room}>
                  {candidate.room ?? '–'}
                </td>
                <td {...asCell} className="text-right" data-label={m.seat}>
                  {candidate.seat ?? '–'}
                </td>
                <td {...asCell} className={`${styles.groups} ink-2`}>
                  {candidate.groups.join(', ')}
                </td>
                <td {...asCell} className="text-right" data-label={m.extraMinutes}>
                  {numberIn(language, candidate.extraMinutes)}
                </td>
                <td {...asCell} className={styles.state}>
                  {stateOf(candidate)}
                </td>
                <td {...asCell} className={`${styles.acts} text-right`}>
                  {hasOpened && <TimelineLink code={code} symbolNumber={candidate.symbolNumber} />}
                  <Button
                    kind="link"
                    aria-label={m.changeOf(candidate.name)}
                    aria-expanded={opened === candidate.symbolNumber}
                    onClick={() => setOpened(opened === candidate.symbolNumber ? null : candidate.symbolNumber)}
                  >
                    {m.change}
                  </Button>
                </td>
              </tr>
              {opened === candidate.symbolNumber && (
                <CandidateRow code={code} candidate={candidate} canChange={canChange} onDone={() => setOpened(null)} />
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      {data !== undefined && data.total > pageSize && (
        <Pager
          page={page}
          pages={Math.ceil(data.total / pageSize)}
          total={data.total}
          size={pageSize}
          onGo={(to) => show(to === 1 ? {} : { page: String(to) })}
        />
      )}
    </>
  );
}

function stateOf({ withdrawn, withheld, handedIn, began, present }: Candidate): string {
  if (withdrawn) return m.withdrawn;
  if (withheld !== null) return m.withheld;
  if (handedIn) return m.handedIn;
  if (began) return m.working;
  return present ? m.present : '';
}
