import type { LoadArgs } from '#client/student/navigation/route.ts';
import type { NoticeLine } from '#contract/notices.ts';
import { usePageData } from '#client/student/navigation/page.ts';
import { ApiPage } from '#client/student/shell/api-page.tsx';
import { orFailure } from '#client/lib/api/answers.ts';
import { paths } from '#client/lib/paths.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { Link } from '#client/ui/link.tsx';
import page from '#client/ui/page.module.css';
import { language } from '#messages/language.ts';
import { notices } from '#messages/names.ts';
import * as m from '#messages/notices.ts';
import { dayAt, dayIn } from '#text/dates.ts';
import { leftUntil } from './left-until.ts';
import { noticesData } from './notice-data.ts';
import { inLanguage } from './notice-parts.tsx';
import { noticesSheet } from './notices-sheet.ts';
import styles from './notice-page.module.css';

export function loader({ signal }: LoadArgs) {
  return orFailure(load(signal), signal);
}

async function load(signal: AbortSignal) {
  const [data] = await Promise.all([noticesData(signal), noticesSheet()]);
  return data;
}

/** /notices: every examination that takes applications. */
export function Component() {
  return (
    <ApiPage loaded={usePageData<typeof loader>()}>
      {({ rows, now }) => (
        <div className={page.column}>
          <h1 className="h1">{notices}</h1>
          <p className="lead mt-8">{rows.length === 0 ? m.noNotice : m.noticesLead}</p>
          {rows.length > 0 && (
            <ul className={styles.list}>
              {rows.map((row) => (
                <li key={row.code}>
                  <Link to={paths.notice.to({ code: row.code })}>
                    <b>{inLanguage(row.title)}</b>
                    <small>
                      {row.code} · {m.examination}: {dayIn(language, dayAt(Date.parse(row.startsAt), timeZone))}
                    </small>
                    <span>{whenOf(row, Date.parse(now))}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </ApiPage>
  );
}

/** How long applications are open, or when they open or closed. */
export function whenOf({ state, opensAt, closesAt, lateUntil }: NoticeLine, now: number): string {
  const end = Date.parse(lateUntil ?? closesAt);
  if (state === 'closed') return m.closedThen(dayIn(language, dayAt(end, timeZone)));
  const turn = Date.parse(state === 'not-yet' ? opensAt : state === 'open' ? closesAt : (lateUntil ?? closesAt));
  const left = leftUntil(turn, now, timeZone);
  const say = { 'not-yet': m.opensAfter, open: m.closesAfter, late: m.lateClosesAfter }[state];
  return say(m.left[left.unit](left.count));
}
