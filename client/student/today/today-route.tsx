import { beginOfDay, dayOf, weekdayOf } from '#exam/record/day.ts';
import { ownExam } from '#exam/record/own-practice.ts';
import { plan, type DayPlan, type PlanPart, type PracticePart, type ToPlan } from '#exam/record/plan.ts';
import { leastAnswers } from '#exam/record/readiness.ts';
import { memo, useEffect, useMemo, useState } from 'react';
import { usePageData } from '#client/student/navigation/page.ts';
import { findQuestions } from '#client/student/history/find-questions.ts';
import type { DeviceRecord } from '#client/student/record/device-record.ts';
import { syncRecord } from '#client/student/record/sync.ts';
import { tabCounts } from '#client/student/record/tab-counts.ts';
import type { KeptQuestion } from '#client/student/record/record-tables.ts';
import { ReviewSession } from '#client/student/review/review-session.tsx';
import { keepSitting } from '#client/student/record-pages/keep-answers.ts';
import { PracticeSession, type PracticeQuestion } from '#client/student/record-pages/practice-session.tsx';
import { NotSent, RecordComing, RecordPage, recordSheet } from '#client/student/record-pages/record-page.tsx';
import { readRecord, type RecordData } from '#client/student/record-pages/read-record.ts';
import { useRecordData } from '#client/student/record-pages/use-record-data.ts';
import { useSitting } from '#client/student/record-pages/use-sitting.ts';
import button from '#client/ui/button.module.css';
import { isPoorConnection } from '#client/ui/poor-connection.ts';
import { useOnline } from '#client/ui/use-online.ts';
import { whenIdle } from '#client/ui/when-idle.ts';
import { Icon } from '#client/ui/icon.tsx';
import { weekdays } from '#text/calendar-names.ts';
import { bikramIn, dayAt, dayIn } from '#text/dates.ts';
import { language } from '#messages/language.ts';
import * as titles from '#messages/record-titles.ts';
import * as m from '#messages/today.ts';
import { GoalBox } from './goal-box.tsx';
import { loadPractice } from './load-practice.ts';
import { buttonOf, partTitle } from './part-words.ts';
import { planHere } from './plan-here.ts';
import { nothingLeft, planTitle } from './plan-title.ts';
import { useDay } from './use-day.ts';
import { PlanParts } from './plan-parts.tsx';
import { planTopics } from '#client/student/record-pages/plan-topics.ts';
import { Week } from './week.tsx';
import styles from './today.module.css';

export async function loader() {
  const [data] = await Promise.all([readRecord(), recordSheet()]);
  return { title: titles.today, data };
}

export function Component() {
  const loaded = usePageData<typeof loader>();
  return <Today first={loaded.data} />;
}

/** A part under way in place of the page. */
type Sitting =
  | { readonly keys: readonly string[]; readonly questions: ReadonlyMap<string, KeptQuestion> }
  | { readonly part: PracticePart; readonly questions: readonly PracticeQuestion[] };

/** /today: what to do now, in the minutes that the student has. */
const Today = memo(function Today({ first }: { first: RecordData }) {
  const { data, reload } = useRecordData(first);
  const { now, renew } = useDay();
  const [absent, setAbsent] = useState(false);
  const online = useOnline();
  // The browser may tell of a connection that leads nowhere.
  const [cutOff, setCutOff] = useState(false);
  const cut = !online || cutOff;
  const { sitting, begin, end } = useSitting<Sitting>(() => {
    void syncRecord();
    renew();
    reload();
  });
  const goal = data?.goal === undefined || data.goal.minutes === null ? null : data.goal;
  const whole = useMemo(() => data && plan({ ...data, topics: planTopics }, goal, now), [data, goal, now]);
  const here = useHere(cut, data, whole, now);
  useEffect(() => {
    if (cut || data === null || whole === null || isPoorConnection()) return;
    return whenIdle(() => void fetchParts(data, whole));
  }, [cut, data, whole]);
  const made = useMemo(() => (here === null ? whole : plan(here, goal, now)), [here, whole, goal, now]);
  const counts = useMemo(() => (data ? tabCounts(data, data.answers, now) : undefined), [data, now]);
  if (sitting !== null && data !== null) {
    if ('keys' in sitting) {
      return <ReviewSession data={data} keys={sitting.keys} questions={sitting.questions} onEnd={end} />;
    }
    return <PartPractice {...sitting} device={data.device} onEnd={end} />;
  }
  const partNow = made?.parts[made.now ?? -1];
  const open = async (part: PlanPart) => {
    if (data === null) return;
    setAbsent(false);
    const sought = part.kind === 'review' ? await reviewOf(data, part.keys) : await practiceOf(data, part);
    if (sought !== null) return begin(sought);
    setAbsent(true);
    setCutOff(true);
  };
  return (
    <RecordPage title={made === null ? titles.today : planTitle(made, titles.today)} counts={counts} lead={dateOf(now)}>
      {data === null || made === null ? (
        <RecordComing />
      ) : (
        <>
          {!online && (
            <p className={styles.offline} role="status">
              {made.parts.length === 0 ? m.noConnection : m.offline} <span>{m.unsentPapers(data.unsent)}</span>
            </p>
          )}
          {online && <NotSent papers={data.unsent} />}
          <div className={styles.columns}>
            <div className={styles.goal}>{goal && <GoalBox goal={goal} plan={made} />}</div>
            <section className={styles.plan} aria-labelledby="plan">
              <h2 className="h3" id="plan">
                {made.kind === 'first' ? m.firstMinutes(made.minutes) : m.yourMinutes(made.minutes)}
              </h2>
              <PlanNote plan={made} today={dayOf(now)} cut={cut} />
              {made.parts.length > 0 && (
                <PlanParts
                  plan={made}
                  asksGoal={data.goal === undefined}
                  offline={here !== null}
                  replaced={whole === null ? null : replacedIn(whole, made)}
                  onOpen={(part) => void open(part)}
                />
              )}
              {partNow !== undefined && (
                <div className={styles.dock}>
                  <button type="button" className={button.filled} onClick={() => void open(partNow)}>
                    {buttonOf(partNow)}
                    <Icon name="arrow" size={22} weight={2.4} />
                  </button>
                </div>
              )}
              {made.kind === 'first' && <p className="small mt-16">{m.expectedMark(leastAnswers)}</p>}
              <p role="status">{absent ? m.notHere : ''}</p>
              {made.kind === 'tomorrow' && <ToTake />}
            </section>
            {made.kind !== 'tomorrow' && made.kind !== 'paper' && (
              <Week answers={data.answers} goal={goal?.days ?? null} away={made.kind === 'away'} now={now} />
            )}
          </div>
        </>
      )}
    </RecordPage>
  );
});

interface PartPracticeProps {
  readonly part: PracticePart;
  readonly questions: readonly PracticeQuestion[];
  readonly device: DeviceRecord;
  readonly onEnd: () => void;
}

/** The questions of a part. Each answer goes into the record when it is revealed. */
function PartPractice({ part, questions, device, onEnd }: PartPracticeProps) {
  const [keep] = useState(() => keepSitting(device, { exam: ownExam(part.practice), began: Date.now() }));
  return (
    <PracticeSession
      title={partTitle(part)}
      questions={questions}
      timed={part.clock !== null}
      onSettled={(settled, asked) => void keep(settled, asked, asked.pace)}
      whenEnded={
        <button type="button" className={button.filled} onClick={onEnd}>
          {m.backToToday}
        </button>
      }
    />
  );
}

/** Fetches the questions of what is left, so that a student without a connection has them. */
async function fetchParts(data: RecordData, { parts }: DayPlan): Promise<void> {
  for (const part of parts.filter(({ done, count }) => done < count)) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other: nothing waits for them
    await (part.kind === 'review' ? reviewOf(data, part.keys) : practiceOf(data, part));
  }
}

async function reviewOf(data: RecordData, keys: readonly string[]): Promise<Sitting | null> {
  const questions = await findQuestions(data.device, keys, data.answers, Date.now());
  const here = keys.filter((key) => questions.has(key));
  return here.length === 0 ? null : { keys: here, questions };
}

async function practiceOf(data: RecordData, part: PracticePart): Promise<Sitting | null> {
  try {
    const questions = await loadPractice(part, data.device, data.answers, Date.now());
    return questions.length === 0 ? null : { part, questions };
  } catch {
    // Their files did not come.
    return null;
  }
}

function dateOf(now: number): string {
  const day = dayAt(now);
  const bikram = bikramIn(language, day);
  return bikram === undefined
    ? dayIn(language, day)
    : m.dateOf(weekdays[language][weekdayOf(dayOf(now))] ?? '', bikram);
}

/** What is to be known of the plan as a whole. */
function PlanNote({
  plan: made,
  today,
  cut,
}: {
  readonly plan: DayPlan;
  readonly today: number;
  readonly cut: boolean;
}) {
  const { kind, parts, now, nextReviews, away, minutes, mock } = made;
  const words = (() => {
    if (parts.length === 0) return cut && kind !== 'paper' ? m.nothingHere : nothingLeft(made);
    if (now === null) return nothingLeft(made);
    if (mock?.isSat === true) return m.mockIsSat;
    const [review] = parts;
    if (kind === 'away' && away !== null && review?.kind === 'review' && away.days > 1) {
      return m.spreadOver(review.due, dayIn(language, dayAt(away.since)), away.days, minutes);
    }
    if (nextReviews === null) return null;
    const { day, count } = nextReviews;
    return day === today + 1 ? m.noReviewsTomorrow(count) : m.noReviews(count, dayIn(language, dayAt(beginOfDay(day))));
  })();
  return words === null ? null : <p className={`small ${styles.note}`}>{words}</p>;
}

function ToTake() {
  return (
    <section className={styles.take} aria-labelledby="take">
      <h2 className="h3" id="take">
        {m.takeWithYou}
      </h2>
      <ul>
        {m.take.map((thing) => (
          <li className="py-12 hair-below" key={thing}>
            {thing}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the plan can be made of while there is no connection; null while there is one. */
function useHere(cut: boolean, data: RecordData | null, whole: DayPlan | null, now: number): ToPlan | null {
  const [here, setHere] = useState<{ readonly of: DayPlan; readonly toPlan: ToPlan } | null>(null);
  useEffect(() => {
    if (!cut || data === null || whole === null) return;
    let shown = true;
    void planHere(data, whole, planTopics, now).then((toPlan) => shown && setHere({ of: whole, toPlan }));
    return () => {
      shown = false;
    };
  }, [cut, data, whole, now]);
  return cut && here?.of === whole ? here.toPlan : null;
}

/** The topic of the whole plan that another one replaces; null if none does. */
function replacedIn(whole: DayPlan, made: DayPlan): string | null {
  const [wanted, own] = [whole, made].map(({ parts }) => parts.find(({ kind }) => kind === 'topic'));
  const topicOf = (part: PlanPart | undefined) => (part?.kind === 'topic' ? (part.win?.topic ?? null) : null);
  return topicOf(wanted) === topicOf(own) ? null : topicOf(wanted);
}
