import { pageSize } from '#contract/page-size.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/staff-examinations.ts';
import { staffCall } from '../api/staff-call.ts';
import { KeysBar } from '../ui/keys-bar.tsx';
import { staffPaths } from '../lib/paths.ts';
import { Notice } from '../ui/notice.tsx';
import { Pager } from '../ui/pager.tsx';
import page from '../ui/staff-page.module.css';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { TryAgain } from '../ui/try-again.tsx';
import { useKeys } from '../ui/use-keys.ts';
import { useRowKeys } from '../ui/use-row-keys.ts';
import { ExaminationsTable } from './examinations-table.tsx';
import styles from './list-screen.module.css';
import { RunningBand } from './running-band.tsx';
import { isOn } from './next-examination.ts';

/** How often it is asked how they stand while one runs, in ms. */
const askEvery = 15_000;
const keys = [
  [['j', 'k'], m.keyMove],
  [['Enter'], m.keyOpen],
  [['N'], m.keyNew],
] as const;

/** The examinations that one runs or is named in: what runs now, what waits for a person, what is done. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const number = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['examinations', number],
    queryFn: ({ signal }) => staffCall('GET /staff/examinations', { query: { page: number, size: pageSize }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.rows.some((each) => isOn(each.state)) ? askEvery : false),
  });
  useKeys({ n: () => void navigate(staffPaths.newExamination.to()) });
  const rows = data?.rows;
  const running = rows?.filter(({ state }) => isOn(state)) ?? [];
  const toDo = rows
    ?.filter((each) => each.state !== 'published' && !isOn(each.state))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  const done = rows?.filter(({ state }) => state === 'published');
  const cursor = useRowKeys([...(toDo ?? []), ...(done ?? [])].map(({ code }) => code));
  return (
    <>
      <div>
        <header className={`${layout.form} ${page.head}`}>
          <div>
            <h1 className="h1">{m.examinations}</h1>
            {data !== undefined && data.total > 0 && <p>{m.youRun(data.total)}</p>}
          </div>
          <Link className={button.filled} to={staffPaths.newExamination.to()}>
            <StaffIcon name="plus" size={18} weight={2.6} />
            {m.newExamination} <kbd>N</kbd>
          </Link>
        </header>
        {running.map((each) => (
          <RunningBand key={each.code} of={each} />
        ))}
        {error !== null && (
          <Notice acts={<TryAgain busy={isFetching} onClick={() => void refetch()} />}>
            <b>{m.listNotLoaded}</b> {error.message}
          </Notice>
        )}
        {(data === undefined ? error === null : data.total > 0) && (
          <>
            <section className={`${styles.part} mt-32`}>
              <h2 className="h2">{m.toDo}</h2>
              <p>{m.toDoNote}</p>
              <ExaminationsTable title={m.toDo} last={m.next} rows={toDo} none={m.nothingToDo} cursor={cursor} />
            </section>
            {done !== undefined && done.length > 0 && (
              <section className={`${styles.part} mt-32`}>
                <h2 className="h2">{m.done}</h2>
                <p>{m.doneNote}</p>
                <ExaminationsTable title={m.done} last={m.lists} rows={done} none="" cursor={cursor} />
              </section>
            )}
          </>
        )}
        {data?.total === 0 && (
          <section className={`${styles.none} mt-20`}>
            <h2 className="h2">{m.noExaminations}</h2>
            <p>{m.noExaminationsNote}</p>
          </section>
        )}
        {data !== undefined && data.total > pageSize && (
          <Pager
            page={number}
            pages={Math.ceil(data.total / pageSize)}
            total={data.total}
            size={pageSize}
            onGo={(to) => setParams(to === 1 ? {} : { page: String(to) })}
          />
        )}
      </div>
      <KeysBar keys={keys} />
    </>
  );
}
