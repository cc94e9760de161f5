import type { LoadArgs } from '#client/student/navigation/route.ts';
import { usePageData } from '#client/student/navigation/page.ts';
import { ApiPage } from '#client/student/shell/api-page.tsx';
import { orFailure } from '#client/lib/api/answers.ts';
import * as m from '#messages/notices.ts';
import { NoticeBand } from './notice-band.tsx';
import { noticeData } from './notice-data.ts';
import {
  CollegeHead,
  inLanguage,
  NoticeBring,
  NoticeDates,
  NoticeEligibility,
  NoticeFacts,
  NoticeFee,
  NoticeMarking,
  NoticeReady,
  NoticeSeats,
} from './notice-parts.tsx';
import { noticesSheet } from './notices-sheet.ts';
import styles from './notice-page.module.css';

export function loader({ params: { code = '' }, signal }: LoadArgs) {
  return orFailure(load(code, signal), signal);
}

async function load(code: string, signal: AbortSignal) {
  const [data] = await Promise.all([noticeData(code, signal), noticesSheet()]);
  return { ...data, title: inLanguage(data.notice.title) };
}

/** /notices/{code}: what the public reads of an examination that takes applications. */
export function Component() {
  return (
    <ApiPage loaded={usePageData<typeof loader>()}>
      {({ notice, college, title }) => {
        const seats = notice.seats.open + notice.seats.groups.reduce((sum, group) => sum + group.seats, 0);
        return (
          <article className={styles.notice}>
            <header>
              <CollegeHead college={college} />
              <h1 className="h1 mt-20">{title}</h1>
              {seats > 0 && <p className="lead mt-8">{m.seatsByMerit(seats)}</p>}
            </header>
            <NoticeBand notice={notice} />
            <div>
              <NoticeFacts notice={notice} />
              <NoticeDates notice={notice} />
              <NoticeEligibility notice={notice} />
              <NoticeSeats notice={notice} />
              <NoticeMarking notice={notice} />
              <NoticeReady notice={notice} />
              <NoticeFee notice={notice} />
              <NoticeBring notice={notice} />
              <p className={`small ${styles.privacy}`}>{m.privacy(notice.refusedKeptDays, notice.keptMonths)}</p>
            </div>
          </article>
        );
      }}
    </ApiPage>
  );
}
