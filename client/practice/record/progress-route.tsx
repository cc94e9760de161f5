import { progressOf } from '#exam/record/progress.ts';
import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import { tabCounts } from '#client/record/record-tabs.tsx';
import { ownPaths } from '#client/shell/own-paths.ts';
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
import { RecentPapers } from './recent-papers.tsx';
import { NotSent, RecordComing, RecordPage, recordSheet } from './record-page.tsx';
import { readRecord, type RecordData } from './read-record.ts';
import { useRecordData } from './use-record-data.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/record.ts';
import * as titles from '#messages/record-titles.ts';

/** What the page begins with, reckoned before it is drawn. */
export async function load() {
  const [data] = await Promise.all([readRecord(), recordSheet()]);
  const now = Date.now();
  return { title: titles.progress, data, now, known: reckon(data, now) };
}

type Loaded = Awaited<ReturnType<typeof load>>;

/** /progress: what today's answers would give in the real paper, and how each subject goes. */
export function Component() {
  const first: Loaded = useLoaderData();
  const { now } = first;
  const { data } = useRecordData(first.data);
  const known = useMemo(() => (data === first.data ? first.known : data && reckon(data, now)), [data, first, now]);
  if (data === null || known === null) {
    return (
      <RecordPage title={titles.progress}>
        <RecordComing />
      </RecordPage>
    );
  }
  const { subjects, counts } = known;
  const toReview = counts[ownPaths.review.to()] ?? 0;
  const earliest = data.answers[0];
  return (
    <RecordPage
      title={titles.progress}
      counts={counts}
      lead={earliest && m.answeredSince(data.answers.length, dayIn(language, dayAt(earliest.at)))}
      next={
        toReview > 0 && (
          <Link className={button.filled} to={ownPaths.review.to()}>
            {m.reviewToday(toReview)}
            <Icon name="arrow" size={22} weight={2.4} />
          </Link>
        )
      }
    >
      <NotSent papers={data.unsent} />
      <Readiness answers={data.answers} attempts={data.attempts} />
      {subjects.length > 0 && (
        <>
          <AccuracyList subjects={subjects} />
          <div className="two">
            <PaceChart subjects={subjects} />
            <DaysChart answers={data.answers} now={now} />
          </div>
          <FiguresTable subjects={subjects} />
          <RecentPapers attempts={data.attempts} />
          <PaperTable attempts={data.attempts} />
        </>
      )}
    </RecordPage>
  );
}

function reckon(data: RecordData, now: number) {
  return { subjects: progressOf(data.answers, now), counts: tabCounts(data, data.answers, now) };
}
