import { leechAfter, reviewsOf } from '#exam/record/due.ts';
import type { ReviewCard } from '#exam/record/record.ts';
import { useMemo, useState } from 'react';
import { usePageData } from '#client/student/navigation/page.ts';
import { RichText } from '#client/question/rich-text.tsx';
import { tabCounts } from '#client/student/record/tab-counts.ts';
import { syncRecord } from '#client/student/record/sync.ts';
import { paths } from '#client/lib/paths.ts';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import { Question } from '#client/ui/question.tsx';
import type { KeptQuestion } from '#client/student/record/record-tables.ts';
import { dayAt, dayIn } from '#text/dates.ts';
import { DueList } from './due-list.tsx';
import { NotSent, RecordComing, RecordPage, recordSheet } from '#client/student/record-pages/record-page.tsx';
import { ReviewSession } from './review-session.tsx';
import { useSitting } from '#client/student/record-pages/use-sitting.ts';
import { useQuestions } from '#client/student/record-pages/use-questions.ts';
import { readRecord } from '#client/student/record-pages/read-record.ts';
import { useRecordData } from '#client/student/record-pages/use-record-data.ts';
import { figure, language, ofQuestions } from '#messages/language.ts';
import * as m from '#messages/record.ts';
import * as titles from '#messages/record-titles.ts';
import record from '#client/student/record-pages/record-page.module.css';
import cells from '#client/ui/choice-cells.module.css';
import { ChoiceCell, ChoiceCells } from '#client/ui/choice-cells.tsx';
import styles from './review-route.module.css';

/** The offered sizes if more are due; the first one unless the student chooses another. */
const portions = [10, 20];

export async function loader() {
  const [data] = await Promise.all([readRecord(), recordSheet()]);
  return { title: titles.review, data };
}

/** /review: the questions that are due today, one after another, each with a rating by its answer. */
export function Component() {
  const first = usePageData<typeof loader>();
  const { data, reload } = useRecordData(first.data);
  const [now, setNow] = useState(() => Date.now());
  const {
    sitting: underWay,
    begin,
    end,
  } = useSitting<readonly string[]>(() => {
    void syncRecord();
    setNow(Date.now());
    reload();
  });
  const reviews = useMemo(() => data && reviewsOf(data, data.answers, now), [data, now]);
  const counts = useMemo(() => (data ? tabCounts(data, data.answers, now) : undefined), [data, now]);
  const questions = useQuestions(
    data,
    useMemo(() => (reviews ? [...reviews.toDo, ...reviews.leeches.map(({ question }) => question)] : []), [reviews]),
    reload,
  );
  const toDo = useMemo(() => (reviews?.toDo ?? []).filter((key) => questions?.has(key)), [reviews, questions]);
  const [portion, setPortion] = useState(portions[0] ?? Infinity);
  const sitting = toDo.slice(0, portion);
  const absent = (reviews?.toDo.length ?? 0) - toDo.length;

  if (underWay !== null && data !== null && questions !== null) {
    return <ReviewSession data={data} keys={underWay} questions={questions} onEnd={end} />;
  }
  return (
    <RecordPage
      title={titles.review}
      counts={counts}
      lead={toDo.length > 0 ? m.reviewLead(toDo.length) : undefined}
      next={
        toDo.length > 0 && (
          <div className={record.next}>
            <Portions due={toDo.length} portion={portion} choose={setPortion} />
            <button type="button" className={button.filled} onClick={() => begin(sitting)}>
              {m.beginReview}
              <Icon name="arrow" size={22} weight={2.4} />
            </button>
          </div>
        )
      }
    >
      {data === null || reviews === null || questions === null ? (
        <RecordComing />
      ) : (
        <>
          <NotSent papers={data.unsent} />
          {reviews.done.length > 0 && <p className={`small ${record.note}`}>{m.reviewedToday(reviews.done.length)}</p>}
          {toDo.length > 0 && absent > 0 && <p className={`small ${record.note}`}>{m.dueNotHere(absent)}</p>}
          {toDo.length > 0 && <DueList keys={sitting} questions={questions} answers={data.answers} />}
          {toDo.length === 0 && <Nothing absent={absent} next={reviews.next} />}
          {reviews.leeches.length > 0 && <Leeches leeches={reviews.leeches} questions={questions} />}
        </>
      )}
    </RecordPage>
  );
}

interface PortionsProps {
  readonly due: number;
  readonly portion: number;
  readonly choose: (portion: number) => void;
}

/** The choice of how many due questions to review now; hidden if they are few. */
function Portions({ due, portion, choose }: PortionsProps) {
  const fewer = portions.filter((each) => each < due);
  if (fewer.length === 0) return null;
  const chosen = portion < due ? portion : Infinity;
  return (
    <fieldset className={`${cells.group} ${cells.low}`}>
      <legend className="vh">{m.howManyNow}</legend>
      <ChoiceCells>
        {[...fewer, Infinity].map((each) => (
          <ChoiceCell key={each} type="radio" name="portion" checked={each === chosen} onChange={() => choose(each)}>
            {each === Infinity ? m.allOfThem(due) : figure(each)}
          </ChoiceCell>
        ))}
      </ChoiceCells>
    </fieldset>
  );
}

/** `absent` are due, but not on this device. */
function Nothing({ absent, next }: { absent: number; next: number | null }) {
  const none = next === null ? m.noCards : m.noneDue(dayIn(language, dayAt(next)));
  return (
    <div className={record.nothing}>
      <h2 className="h2">{absent > 0 ? m.dueNotHere(absent) : none}</h2>
      {absent === 0 && next === null && <p className="lead">{m.noCardsYet}</p>}
      <Link className={button.filled} to={paths.csitPreparation.to()}>
        {m.practisePapers}
        <Icon name="arrow" size={22} weight={2.4} />
      </Link>
    </div>
  );
}

function Leeches({
  leeches,
  questions,
}: {
  leeches: readonly ReviewCard[];
  questions: ReadonlyMap<string, KeptQuestion>;
}) {
  return (
    <Question title={m.setApart} note={m.setApartNote(leechAfter)}>
      <ul className={styles.leeches}>
        {leeches.map(({ question: key }) => {
          const kept = questions.get(key);
          if (!kept) return null;
          const { question, math } = kept;
          return (
            <li key={key} lang={question.language ?? ofQuestions}>
              <h3>
                <RichText text={question.question} math={math} />
              </h3>
              <p className={`${styles.answer} mt-8`}>
                <Icon name="tick" size={16} weight={3} /> <RichText text={question.answer} math={math} />
              </p>
              {question.explanation && (
                <p className={styles.why}>
                  <RichText text={question.explanation} math={math} />
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Question>
  );
}
