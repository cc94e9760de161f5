import { beginOfDay, dayOf, weekdayOf } from '#exam/record/day.ts';
import { usualPace } from '#exam/record/paces.ts';
import { plan, type DayPlan, type PracticePart } from '#exam/record/plan.ts';
import { memo, useMemo, useState, useSyncExternalStore } from 'react';
import { usePageData } from '#client/student/navigation/page.ts';
import { findQuestions } from '#client/student/history/find-questions.ts';
import { syncRecord } from '#client/student/record/sync.ts';
import { tabCounts } from '#client/student/record/tab-counts.ts';
import type { KeptQuestion } from '#client/student/record/record-tables.ts';
import { ReviewSession } from '#client/student/review/review-session.tsx';
import { NotSent, RecordComing, RecordPage, recordSheet } from '#client/student/record-pages/record-page.tsx';
import { readRecord, type RecordData } from '#client/student/record-pages/read-record.ts';
import { useRecordData } from '#client/student/record-pages/use-record-data.ts';
import { useSitting } from '#client/student/record-pages/use-sitting.ts';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { weekdays } from '#text/calendar-names.ts';
import { bikramIn, dayAt, dayIn } from '#text/dates.ts';
import { language } from '#messages/language.ts';
import * as titles from '#messages/record-titles.ts';
import * as m from '#messages/today.ts';
import { GoalBox } from './goal-box.tsx';
import { loadPractice, type PracticeQuestion } from './load-practice.ts';
import { buttonOf, partTitle } from './part-words.ts';
import { PlanParts } from './plan-parts.tsx';
import { planTopics } from './plan-topics.ts';
import { PracticeSession } from './practice-session.tsx';
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
  const [now, setNow] = useState(() => Date.now());
  const [absent, setAbsent] = useState(false);
  const online = useOnline();
  const { sitting, begin, end } = useSitting<Sitting>(() => {
    void syncRecord();
    setNow(Date.now());
    reload();
  });
  const goal = data?.goal === undefined || data.goal.minutes === null ? null : data.goal;
  const made = useMemo(() => data && plan({ ...data, topics: planTopics }, goal, now), [data, goal, now]);
  const counts = useMemo(() => (data ? tabCounts(data, data.answers, now) : undefined), [data, now]);
  if (sitting !== null && data !== null) {
    if ('keys' in sitting) {
      return <ReviewSession data={data} keys={sitting.keys} questions={sitting.questions} onEnd={end} />;
    }
    const { part, questions } = sitting;
    return (
      <PracticeSession
        practice={part.practice}
        title={partTitle(part)}
        questions={questions}
        device={data.device}
        pace={part.clock?.allowed ?? usualPace}
        timed={part.clock !== null}
        onEnd={end}
      />
    );
  }
  const part = made?.parts[made.now ?? -1];
  const open = async () => {
    if (data === null || part === undefined) return;
    setAbsent(false);
    const sought = part.kind === 'review' ? await reviewOf(data, part.keys) : await practiceOf(data, part);
    if (sought === null) setAbsent(true);
    else begin(sought);
  };
  return (
    <RecordPage title={made === null ? titles.today : titleOf(made)} counts={counts} lead={dateOf(now)}>
      {data === null || made === null ? (
        <RecordComing />
      ) : (
        <>
          {!online && (
            <p className={styles.offline} role="status">
              {m.offline} <span>{m.unsentPapers(data.unsent)}</span>
            </p>
          )}
          {online && <NotSent papers={data.unsent} />}
          <div className={styles.columns}>
            <div className={styles.goal}>{goal && <GoalBox goal={goal} plan={made} />}</div>
            <section className={styles.plan} aria-labelledby="plan">
              <h2 className="h3" id="plan">
                {made.kind === 'first' ? m.firstMinutes(made.minutes) : m.yourMinutes(made.minutes)}
              </h2>
              <PlanNote plan={made} today={dayOf(now)} />
              {made.parts.length > 0 && <PlanParts plan={made} asksGoal={data.goal === undefined} />}
              {part !== undefined && (
                <div className={styles.dock}>
                  <button type="button" className={button.filled} onClick={() => void open()}>
                    {buttonOf(part)}
                    <Icon name="arrow" size={22} weight={2.4} />
                  </button>
                </div>
              )}
              <p role="status">{absent ? m.notHere : ''}</p>
              {made.kind === 'tomorrow' && <ToTake />}
            </section>
            {made.kind !== 'tomorrow' && made.kind !== 'paper' && (
              <Week answers={data.answers} goal={goal?.days ?? null} now={now} />
            )}
          </div>
        </>
      )}
    </RecordPage>
  );
});

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

function titleOf({ kind }: DayPlan): string {
  if (kind === 'tomorrow') return m.paperTomorrow;
  return kind === 'paper' ? m.paperToday : titles.today;
}

function dateOf(now: number): string {
  const day = dayAt(now);
  const bikram = bikramIn(language, day);
  return bikram === undefined
    ? dayIn(language, day)
    : m.dateOf(weekdays[language][weekdayOf(dayOf(now))] ?? '', bikram);
}

/** What is to be known of the plan as a whole. */
function PlanNote({ plan: made, today }: { readonly plan: DayPlan; readonly today: number }) {
  const { kind, parts, now, nextReviews, away, minutes } = made;
  const words = (() => {
    if (parts.length === 0) return m.nothingToday;
    if (now === null) return m.allDone;
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

/** What the browser knows of its connection. */
function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('online', changed);
      window.addEventListener('offline', changed);
      return () => {
        window.removeEventListener('online', changed);
        window.removeEventListener('offline', changed);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
