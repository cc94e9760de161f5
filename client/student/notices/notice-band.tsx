import type { Notice } from '#contract/notices.ts';
import { takesApplications } from '#contract/notice-state.ts';
import { Link } from '#client/ui/link.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { paths } from '#client/lib/paths.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import button from '#client/ui/button.module.css';
import { language } from '#messages/language.ts';
import * as m from '#messages/notices.ts';
import { dayAt, momentInBoth } from '#text/dates.ts';
import { shortBikram } from './notice-parts.tsx';
import { daysBetween, leftUntil } from './left-until.ts';
import styles from './notice-page.module.css';

/** The most bubbles that fit the narrowest band. */
const mostBubbles = 30;

const headings = { 'not-yet': m.opensIn, open: m.closesIn, late: m.lateClosesIn, closed: m.closedOn } as const;

type DatedNotice = Pick<Notice, 'state' | 'opensAt' | 'closesAt' | 'lateUntil'>;

/** The moment that the state of a notice leads to, or led to, in ISO 8601. */
function turnOf({ state, opensAt, closesAt, lateUntil }: DatedNotice): string {
  if (state === 'not-yet') return opensAt;
  return state === 'open' ? closesAt : (lateUntil ?? closesAt);
}

/** How long is left to apply, a bubble a day, and the way into the form. */
export function NoticeBand({ notice }: { notice: Notice }) {
  const { code, state } = notice;
  const now = Date.parse(notice.now);
  const turn = Date.parse(turnOf(notice));
  const left = leftUntil(turn, now, timeZone);
  const isOpen = takesApplications(state);
  return (
    <section
      className={styles.band}
      aria-label={isOpen ? `${headings[state]} ${m.left[left.unit](left.count)}` : undefined}
    >
      <p className={styles.quiet}>{headings[state]}</p>
      {state !== 'closed' && <p className={styles.left}>{m.left[left.unit](left.count)}</p>}
      <p className={state === 'closed' ? styles.leftSmall : styles.quiet}>{momentInBoth(language, turn, timeZone)}</p>
      {isOpen && <Days notice={notice} now={now} />}
      {isOpen && (
        <Link className={`${button.filled} ${button.wide} mt-20`} to={paths.apply.to({ code })}>
          {m.apply}
          <Icon name="arrow" />
        </Link>
      )}
      {state !== 'not-yet' && (
        <Link className={`${button.link} ${styles.mine}`} to={paths.myApplication.to({ code })}>
          {state === 'closed' ? m.openMine : m.haveApplied}
        </Link>
      )}
    </section>
  );
}

/** A bubble for each day in which it can be applied: past ones are filled, today has the marigold, late ones are dashed. */
function Days({ notice, now }: { notice: Notice; now: number }) {
  const { opensAt, closesAt, lateUntil } = notice;
  const last = Date.parse(lateUntil ?? closesAt);
  // A long time shows its last days alone.
  const first = Math.max(Date.parse(opensAt), last - (mostBubbles - 1) * 86_400_000);
  const count = daysBetween(first, last, timeZone) + 1;
  const today = daysBetween(first, now, timeZone);
  const inTime = daysBetween(first, Date.parse(closesAt), timeZone);
  const lookOf = (day: number) =>
    day < today ? styles.past : day === today ? styles.now : day > inTime ? styles.late : undefined;
  return (
    <>
      <div className={styles.days} aria-hidden="true">
        {Array.from({ length: count }, (_, day) => (
          <i key={day} className={lookOf(day)} />
        ))}
      </div>
      <p className={styles.ends}>
        <span>{shortBikram(dayAt(first, timeZone))}</span>
        {lateUntil !== null && <span>{m.lateUntil(shortBikram(dayAt(Date.parse(lateUntil), timeZone)))}</span>}
      </p>
    </>
  );
}
