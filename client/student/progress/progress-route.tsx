import { dayOf } from '#exam/record/day.ts';
import { progressOf } from '#exam/record/progress.ts';
import { memo, useDeferredValue } from 'react';
import { usePageData, useShown } from '#client/student/navigation/page.ts';
import { AskGoal } from '#client/student/record/ask-goal.tsx';
import { tabCounts } from '#client/student/record/tab-counts.ts';
import { paths } from '#client/lib/paths.ts';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import { dayAt, dayIn } from '#text/dates.ts';
import { AccuracyList } from './accuracy-list.tsx';
import { DaysChart } from './days-chart.tsx';
import { FiguresTable } from './figures-table.tsx';
import { PaceChart } from './pace-chart.tsx';
import { PaperTable } from './paper-table.tsx';
import { Readiness } from './readiness.tsx';
import { WinList } from './win-list.tsx';
import { NotSent, RecordComing, RecordPage, recordSheet } from '#client/student/record-pages/record-page.tsx';
import { readRecord, type RecordData } from '#client/student/record-pages/read-record.ts';
import { useRecordData } from '#client/student/record-pages/use-record-data.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/record.ts';
import * as titles from '#messages/record-titles.ts';
import record from '#client/student/record-pages/record-page.module.css';

/** The start of the page, computed before it is drawn. */
export async function loader() {
  const [data] = await Promise.all([readRecord(), recordSheet()]);
  reckoned(data);
  return { title: titles.progress, data };
}

export function Component() {
  const loaded = usePageData<typeof loader>();
  return <Progress first={loaded.data} />;
}

/**
 * /progress: the result that today's accuracy would give in the real paper, and the trend of each subject. It does not render again for a
 * navigation that leaves it.
 */
const Progress = memo(function Progress({ first }: { first: RecordData }) {
  const { data } = useRecordData(first);
  // The visible part paints first; the rest lies below it. A student who comes back gets the old scroll position.
  const rest = useDeferredValue(true, useShown().arrival === 'step');
  if (data === null) {
    return (
      <RecordPage title={titles.progress}>
        <RecordComing />
      </RecordPage>
    );
  }
  const { now, subjects, counts } = reckoned(data);
  const toReview = counts[paths.review.to()] ?? 0;
  const earliest = data.answers[0];
  return (
    <RecordPage
      title={titles.progress}
      counts={counts}
      lead={earliest && m.answeredSince(data.answers.length, dayIn(language, dayAt(earliest.at)))}
      next={
        toReview > 0 && (
          <Link className={button.filled} to={paths.review.to()}>
            {m.reviewToday(toReview)}
            <Icon name="arrow" size={22} weight={2.4} />
          </Link>
        )
      }
    >
      <NotSent papers={data.unsent} />
      {data.goal === undefined && data.answers.length > 0 && <AskGoal />}
      <Readiness answers={data.answers} attempts={data.attempts} chosen={data.goal?.paper ?? null} />
      {subjects.length > 0 && (
        <>
          <WinList data={data} subjects={subjects} />
          <AccuracyList subjects={subjects} />
          {rest && (
            <>
              <div className={record.two}>
                <PaceChart subjects={subjects} />
                <DaysChart answers={data.answers} now={now} />
              </div>
              <FiguresTable subjects={subjects} />
              <PaperTable attempts={data.attempts} />
            </>
          )}
        </>
      )}
    </RecordPage>
  );
});

/** The last result for a record: it stays true while the record and the day do. */
const lastReckoned = new WeakMap<RecordData, ReturnType<typeof reckon>>();

function reckoned(data: RecordData) {
  const known = lastReckoned.get(data);
  const now = Date.now();
  if (known && dayOf(known.now) === dayOf(now)) return known;
  const anew = reckon(data, now);
  lastReckoned.set(data, anew);
  return anew;
}

function reckon(data: RecordData, now: number) {
  return { now, subjects: progressOf(data.answers, now), counts: tabCounts(data, data.answers, now) };
}
