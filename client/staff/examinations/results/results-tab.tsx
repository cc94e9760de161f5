import { pageSize } from '#contract/page-size.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import button from '#client/ui/button.module.css';
import layout from '#client/ui/layout.module.css';
import { apiBase } from '#client/lib/api/call.ts';
import { Link } from '#client/ui/link.tsx';
import { language } from '#messages/language.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { momentIn } from '#text/dates.ts';
import * as m from '#messages/staff-results.ts';
import { staffCall } from '../../api/staff-call.ts';
import { KeysBar } from '../../ui/keys-bar.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { inText } from '../../item/figures.ts';
import { MeritLists } from '../merit/merit-lists.tsx';
import { MeritPanels } from '../merit/merit-panels.tsx';
import { useMerit } from '../shared/use-merit.ts';
import { Withheld } from '../merit/withheld.tsx';
import { printPaths } from '../shared/print-paths.ts';
import { examinationKey, useExamination } from '../shared/use-examination.ts';
import { hasEnded } from '../shared/has-ended.ts';
import { Ledger } from './ledger.tsx';
import styles from './results-tab.module.css';

/** Files have the header that the page has. */
const inLanguage = language === 'ne' ? '?language=ne' : '';
const keys = [
  [['j', 'k'], m.keyMove],
  [['Enter'], m.keyTimeline],
  [['w'], m.keyWhy],
] as const;

/**
 * The results by rank, page by page, as files and for paper, with what would change the lists beside them. From the end of the examination
 * on.
 */
export function Component() {
  const examination = useExamination();
  const { code, state, sections, endsAt } = examination;
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const isThere = hasEnded(state);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: examinationKey(code, 'results', page),
    queryFn: ({ signal }) =>
      staffCall('GET /staff/examinations/:code/results', { params: { code }, query: { page, size: pageSize }, signal }),
    enabled: isThere,
    placeholderData: keepPreviousData,
  });
  const { data: merit, ...lists } = useMerit(code, undefined, isThere);
  if (!isThere) return <Notice kind="calm">{m.afterTheEnd(momentIn(language, Date.parse(endsAt), timeZone))}</Notice>;
  return (
    <>
      <section>
        <div className={`${layout.between} ${styles.head}`}>
          <div>
            <h2 className="h2" id="results">
              {m.results}
            </h2>
            {merit && (
              <p className="ink-2">
                {m.satAndPassed(
                  inText(merit.ranking.length),
                  inText(merit.ranking.filter((row) => row.passed).length),
                  inText(merit.keyVersion),
                )}
              </p>
            )}
          </div>
          <span className={layout.row}>
            <a className={button.link} href={`${apiBase}/staff/examinations/${code}/results.csv${inLanguage}`} download>
              {m.asCsv}
            </a>
            <a
              className={button.link}
              href={`${apiBase}/staff/examinations/${code}/results.xlsx${inLanguage}`}
              download
            >
              {m.asXlsx}
            </a>
            <Link className={button.link} to={printPaths.results.to({ code })}>
              {m.print}
            </Link>
            <Link className={button.link} to={printPaths.merit.to({ code })}>
              {m.printLists}
            </Link>
          </span>
        </div>
        {merit && merit.ties.length > 0 && (
          <div className="narrow-only mb-16">
            <Notice kind="calm">
              <a className={button.link} href="#tie">
                {m.tiesWait(inText(merit.ties.length))}
              </a>
            </Notice>
          </div>
        )}
        {(error ?? lists.error) !== null && (
          <Notice
            acts={
              <TryAgain
                busy={isFetching || lists.isFetching}
                onClick={() => void Promise.all([refetch(), lists.refetch()])}
              />
            }
          >
            {(error ?? lists.error)?.message}
          </Notice>
        )}
        <div className={layout.columns}>
          <div>
            {data?.total === 0 && <p>{m.nobody}</p>}
            {data !== undefined && data.total > 0 && (
              <>
                <Ledger
                  key={page}
                  code={code}
                  rows={data.rows}
                  sections={sections.map(({ title }) => title)}
                  merit={merit}
                />
                <p className="small mt-8">{m.bracketNote}</p>
              </>
            )}
            {data !== undefined && data.total > pageSize && (
              <Pager
                page={page}
                pages={Math.ceil(data.total / pageSize)}
                total={data.total}
                size={pageSize}
                onGo={(to) => setParams(to === 1 ? {} : { page: String(to) })}
              />
            )}
            {merit && <Withheld code={code} merit={merit} mayChange={state !== 'published'} />}
            {merit && <MeritLists merit={merit} />}
          </div>
          {merit && <MeritPanels examination={examination} merit={merit} />}
        </div>
      </section>
      <KeysBar keys={keys} />
    </>
  );
}
