import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { apiBase } from '#client/api/call.ts';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/staff-results.ts';
import { staffCall } from '../../api/staff-call.ts';
import act from '../../ui/act.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { MeritPart } from '../merit/merit-part.tsx';
import print from '../print/print.module.css';
import { printPaths } from '../print/print-paths.ts';
import { examinationKey, useExamination } from '../use-examination.ts';
import { Ledger } from './ledger.tsx';
import styles from './results-tab.module.css';

const pageSize = 50;
const withResults = ['ended', 'key-published', 'final', 'published'];

/** The results by rank, page by page, as files and for paper; from the end of the examination on. */
export function Component() {
  const { code, state, sections } = useExamination();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const isThere = withResults.includes(state);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: examinationKey(code, 'results', page),
    queryFn: ({ signal }) =>
      staffCall('GET /staff/examinations/:code/results', { params: { code }, query: { page, size: pageSize }, signal }),
    enabled: isThere,
    placeholderData: keepPreviousData,
  });
  if (!isThere) return <Notice kind="calm">{m.afterTheEnd}</Notice>;
  return (
    <section>
      <div className={styles.head}>
        <h2 className="h2" id="results">
          {m.results}
        </h2>
        <span className={act.row}>
          <a className={act.act} href={`${apiBase}/staff/examinations/${code}/results.csv`} download>
            {m.asCsv}
          </a>
          <a className={act.act} href={`${apiBase}/staff/examinations/${code}/results.xlsx`} download>
            {m.asXlsx}
          </a>
          <Link className={act.act} to={printPaths.results.to({ code })}>
            {m.print}
          </Link>
        </span>
      </div>
      {error !== null && (
        <Notice acts={<TryAgain busy={isFetching} onClick={() => void refetch()} />}>{error.message}</Notice>
      )}
      {data?.total === 0 && <p>{m.nobody}</p>}
      {data !== undefined && data.total > 0 && (
        // It scrolls where it is wider than the screen, so that the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={print.scroll} role="region" aria-label={m.results} tabIndex={0}>
          <Ledger code={code} rows={data.rows} sections={sections.map(({ title }) => title)} />
        </div>
      )}
      {data !== undefined && data.total > 0 && <p className={`small ${styles.below}`}>{m.bracketNote}</p>}
      {data !== undefined && data.total > pageSize && (
        <Pager
          page={page}
          pages={Math.ceil(data.total / pageSize)}
          total={data.total}
          size={pageSize}
          onGo={(to) => setParams(to === 1 ? {} : { page: String(to) })}
        />
      )}
      <MeritPart />
    </section>
  );
}
