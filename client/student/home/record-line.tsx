import { useEffect, useState, type ComponentType } from 'react';
import { answersOf } from '#exam/record/answers.ts';
import { reviewsOf } from '#exam/record/due.ts';
import { scoreOf } from '#exam/practice/mark.ts';
import type { Goal, KeptAttempt, PaperAside } from '#exam/record/record.ts';
import { satPapers } from '#exam/record/sat.ts';
import { wayToAside } from '#client/student/history/continue-aside.ts';
import { openTitle } from '#client/student/history/open-title.ts';
import { mockNumberOf, paperTitle } from '#client/student/history/paper-title.ts';
import { examRoute } from '#client/student/exam/exam-routes.ts';
import type { PaperUnderWay } from '#client/student/under-way/paper-under-way.ts';
import { AskGoal } from '#client/student/record/ask-goal.tsx';
import { askWhose } from '#client/student/record/ask-whose.ts';
import { deviceRecord, tellOfRecord } from '#client/student/record/device-record.ts';
import { bringAnswersAhead } from '#client/student/history/bring-answers-ahead.ts';
import { ownerOf, type Owner } from '#client/lib/session/record-owner.ts';
import { papersUnderWay } from '#client/student/record/papers-under-way.ts';
import { syncRecord } from '#client/student/record/sync.ts';
import { session } from '#client/lib/session/session.ts';
import { paths } from '#client/lib/paths.ts';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import styles from './continue-paper.module.css';
import * as home from '#messages/home.ts';
import * as titles from '#messages/record-titles.ts';
import * as m from '#messages/own-record.ts';
import { goOn } from '#messages/parts.ts';

/** The home page's data about papers under way. */
export type RecordLine = ComponentType<{ readonly paper: PaperUnderWay | null }>;

interface RecordSummary {
  readonly due: number;
  readonly last: KeptAttempt | undefined;
  readonly attempts: readonly KeptAttempt[];
  readonly aside: PaperAside | undefined;
  /** Undefined before the student was asked. */
  readonly goal: Goal | undefined;
}

/** The home page's line about the student's record, once it is read. */
export async function recordLine(): Promise<RecordLine> {
  const owner = ownerOf(session.getState().user);
  const known = await look();
  return ({ paper }) => <Line first={known} owner={owner} paper={paper} />;
}

async function look(): Promise<RecordSummary> {
  const record = await deviceRecord();
  const now = Date.now();
  const [attempts, cards, bookmarks, [aside], goal, gone] = await Promise.all([
    record.attempts(),
    record.cards(),
    record.bookmarks(),
    papersUnderWay(record),
    record.goal(),
    record.gone(now),
  ]);
  // The page then shows the plan of today in place of this line.
  if (goal !== undefined && goal.minutes !== null) tellOfRecord(goal);
  const due = reviewsOf({ cards, bookmarks, gone }, answersOf(attempts), now).toDo.length;
  return { due, last: satPapers(attempts)[0]?.latest, attempts, aside, goal };
}

interface LineProps {
  readonly first: RecordSummary;
  readonly owner: Owner;
  readonly paper: PaperUnderWay | null;
}

/**
 * Due reviews, the last paper, and the next step. After a log-in it asks whether the earlier practice on this device is the student's; then
 * it synchronises with the account.
 */
function Line({ first, owner, paper }: LineProps) {
  const [{ due, last, attempts, aside, goal }, setKnown] = useState(first);
  useEffect(() => {
    let here = true;
    const bringTogether = async () => {
      await bringAnswersAhead(await deviceRecord(owner));
      if (owner !== null) {
        await askWhose(owner);
        await syncRecord();
        // A later log-out has its code then, however slow the link is.
        void import('#client/student/record/leave-record.ts').catch(() => {});
      }
      const known = await look();
      if (here) setKnown(known);
    };
    void bringTogether();
    return () => {
      here = false;
    };
  }, [owner]);
  if (paper === null && attempts.length === 0 && due === 0 && aside === undefined) return null;
  const underWay = paper && examRoute(paper.format);
  const way = paper && underWay ? { to: underWay.to(paper.key) } : wayOn(due, aside);
  return (
    <section className={`${layout.between} ${styles.paper}`} aria-label={paper ? home.underWay : titles.yourRecord}>
      <p>
        {paper && underWay && (
          <>
            <small className="text-15 ink-2">{home.inTheMiddle}</small>
            <b>{openTitle(paper, attempts)}</b>
          </>
        )}
        {attempts.length + due > 0 && (
          <span>{due > 0 ? <Link to={paths.review.to()}>{m.dueToday(due)}</Link> : m.dueToday(0)}</span>
        )}
        {goal === undefined && attempts.length > 0 && <AskGoal />}
        {last && (
          <small className="text-15 ink-2">
            {m.lastPaper}{' '}
            <Link to={paths.historyPaper.to({ id: last.id })}>{paperTitle(last, mockNumberOf(last, attempts))}</Link>,{' '}
            {m.marks(scoreOf(last.places), last.places.length)}
          </small>
        )}
      </p>
      <Link className={button.filled} {...way}>
        {goOn}
      </Link>
    </section>
  );
}

/** To a paper that was put aside, else to due reviews, else to the progress page. */
function wayOn(due: number, aside: PaperAside | undefined): { to: string; onClick?: () => void } {
  return (aside && wayToAside(aside)) ?? { to: due > 0 ? paths.review.to() : paths.progress.to() };
}
