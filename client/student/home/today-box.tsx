import { plan, type PlanPart } from '#exam/record/plan.ts';
import { scoreOf } from '#exam/practice/mark.ts';
import { satPapers } from '#exam/record/sat.ts';
import type { PaperAside } from '#exam/record/record.ts';
import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { topicName } from '#client/question/topic-name.ts';
import { examRoute } from '#client/student/exam/exam-routes.ts';
import { wayToAside } from '#client/student/history/continue-aside.ts';
import { openTitle } from '#client/student/history/open-title.ts';
import { mockNumberOf, paperTitle } from '#client/student/history/paper-title.ts';
import { askWhose } from '#client/student/record/ask-whose.ts';
import { tellOfRecord } from '#client/student/record/device-record.ts';
import { papersUnderWay } from '#client/student/record/papers-under-way.ts';
import { syncRecord } from '#client/student/record/sync.ts';
import { readRecord, type RecordData } from '#client/student/record-pages/read-record.ts';
import { useRecordData } from '#client/student/record-pages/use-record-data.ts';
import { DaysLeft } from '#client/student/today/days-left.tsx';
import { nothingLeft, planTitle } from '#client/student/today/plan-title.ts';
import { useDay } from '#client/student/today/use-day.ts';
import { planTopics } from '#client/student/record-pages/plan-topics.ts';
import type { PaperUnderWay } from '#client/student/under-way/paper-under-way.ts';
import { paths } from '#client/lib/paths.ts';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/goal.ts';
import { lastPaper, marks } from '#messages/own-record.ts';
import { goOn } from '#messages/parts.ts';
import { yourRecord } from '#messages/record-titles.ts';
import styles from './own-today.module.css';

/** The home page's data about papers under way. */
export type TodayBox = ComponentType<{ readonly paper: PaperUnderWay | null }>;

/** The home page's box with the plan of today, once the record is read. */
export async function todayBox(): Promise<TodayBox> {
  const known = await readRecord();
  return ({ paper }) => <Box first={known} paper={paper} />;
}

interface BoxProps {
  readonly first: RecordData;
  /** The paper of the stored keys. */
  readonly paper: PaperUnderWay | null;
}

/** The days that are left, today's minutes with their parts, and the button; below it the paper that is open, else the last one. */
function Box({ first, paper }: BoxProps) {
  const { data, reload } = useRecordData(first);
  const { now } = useDay();
  const [aside, setAside] = useState<PaperAside | undefined>();
  const owner = data?.owner ?? null;
  useEffect(() => {
    if (owner === null) return;
    // Practice of a visitor that comes along goes to the account too.
    void askWhose(owner)
      .then(syncRecord)
      .then(reload)
      // The question did not load: the visitors keep their practice, and a later visit asks.
      .catch(() => {});
    // A later log-out has its code then, however slow the link is.
    void import('#client/student/record/leave-record.ts').catch(() => {});
  }, [owner, reload]);
  useEffect(() => {
    // Its student has none any more, or it is another student's.
    if (data !== null) tellOfRecord(data.goal ?? { minutes: null });
  }, [data]);
  useEffect(() => {
    // The paper of the stored keys is shown.
    if (data === null || paper !== null) return;
    let here = true;
    void papersUnderWay(data.device).then(([latest]) => here && setAside(latest));
    return () => {
      here = false;
    };
  }, [data, paper]);
  const goal = data?.goal === undefined || data.goal.minutes === null ? null : data.goal;
  const made = useMemo(
    () => (data && goal ? plan({ ...data, topics: planTopics }, goal, now) : null),
    [data, goal, now],
  );
  if (data === null || made === null) return null;
  const title = planTitle(made, m.todaysMinutes(made.minutes));
  const way = aside === undefined ? null : wayToAside(aside);
  return (
    <section aria-label={yourRecord}>
      <div className={`${layout.box} ${styles.box}`}>
        <DaysLeft days={made.daysLeft} />
        <p>
          <b className="block">{made.now === null ? <Link to={paths.today.to()}>{title}</Link> : title}</b>
          <small className="block text-15 ink-2">
            {made.now === null ? nothingLeft(made) : made.parts.map(shortOf).join(', ')}
          </small>
        </p>
        {made.now !== null && (
          <Link className={button.filled} to={paths.today.to()}>
            {made.parts.some(({ done }) => done > 0) ? goOn : m.begin}
            <Icon name="arrow" size={22} weight={2.4} />
          </Link>
        )}
      </div>
      <p className={styles.open}>
        {paper !== null ? (
          <Link className={button.link} to={examRoute(paper.format).to(paper.key)}>
            {m.continueAt(openTitle(paper, data.attempts), paper.place)}
          </Link>
        ) : way !== null && aside !== undefined ? (
          <Link className={button.link} {...way}>
            {m.continueAt(titleOf(aside, data), Math.min(aside.total, aside.settled + 1))}
          </Link>
        ) : (
          <LastPaper data={data} />
        )}
      </p>
    </section>
  );
}

/** A part in a list of all. */
function shortOf(part: PlanPart): string {
  if (part.kind === 'review') return m.reviews(part.count);
  const { practice } = part;
  if (practice.kind === 'topic') return topicName(practice.topic);
  return practice.kind === 'timed' ? m.onTheClock(part.count) : m.questions(part.count);
}

/** By the topic of its answers, if it is under one. */
function titleOf(aside: PaperAside, { attempts }: RecordData): string {
  return paperTitle({ exam: aside.exam, places: attempts.find(({ id }) => id === aside.id)?.places });
}

function LastPaper({ data: { attempts } }: { readonly data: RecordData }) {
  const last = satPapers(attempts)[0]?.latest;
  if (last === undefined) return null;
  return (
    <small className="text-15 ink-2">
      {lastPaper}{' '}
      <Link to={paths.historyPaper.to({ id: last.id })}>{paperTitle(last, mockNumberOf(last, attempts))}</Link>,{' '}
      {marks(scoreOf(last.places), last.places.length)}
    </small>
  );
}
