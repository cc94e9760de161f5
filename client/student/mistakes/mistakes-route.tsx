import { mistakesOf, type Mistake } from '#exam/record/mistakes.ts';
import { memo, useMemo, useState } from 'react';
import { useLocation, useNavigate, usePageData } from '#client/student/navigation/page.ts';
import { categoryName } from '#client/question/category-name.ts';
import { topicName } from '#client/question/topic-name.ts';
import { tabCounts } from '#client/student/record/tab-counts.ts';
import { syncRecord } from '#client/student/record/sync.ts';
import { paths } from '#client/lib/paths.ts';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import box from '#client/ui/drawn-box.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import { MistakeList } from './mistake-list.tsx';
import { MistakeTopics } from './mistake-topics.tsx';
import { MistakePractice } from './mistake-practice.tsx';
import { PractiseThis } from '#client/student/record-pages/practise-this.tsx';
import { NotSent, RecordComing, RecordPage, recordSheet } from '#client/student/record-pages/record-page.tsx';
import { useSitting } from '#client/student/record-pages/use-sitting.ts';
import { useQuestions } from '#client/student/record-pages/use-questions.ts';
import { readRecord, type RecordData } from '#client/student/record-pages/read-record.ts';
import { useRecordData } from '#client/student/record-pages/use-record-data.ts';
import * as m from '#messages/record.ts';
import * as titles from '#messages/record-titles.ts';
import record from '#client/student/record-pages/record-page.module.css';
import styles from './mistake-topics.module.css';

/** The size of one practice, and of one step of the list. */
const maxListed = 20;

export async function loader() {
  const [data] = await Promise.all([readRecord(), recordSheet()]);
  return { title: titles.mistakes, data };
}

export function Component() {
  const loaded = usePageData<typeof loader>();
  return <Mistakes first={loaded.data} />;
}

/**
 * /mistakes: every question whose last answer was wrong or missed, by subject and topic, and practice of them. It does not render again for
 * a navigation that leaves it.
 */
const Mistakes = memo(function Mistakes({ first }: { first: RecordData }) {
  const { data, reload } = useRecordData(first);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const [now] = useState(() => Date.now());
  const [timed, setTimed] = useState(false);
  const {
    sitting: practised,
    begin,
    end,
  } = useSitting<readonly Mistake[]>(() => {
    void syncRecord();
    reload();
  });
  const [shown, setShown] = useState(maxListed);
  const all = useMemo(() => (data ? mistakesOf(data.answers, data.gone) : []), [data]);
  const counts = useMemo(() => (data ? tabCounts(data, data.answers, now) : undefined), [data, now]);
  const [subject, topic] = [query.get('subject') ?? '', query.get('topic') ?? ''];
  const chosen = useMemo(
    () =>
      all.filter(
        ({ last }) =>
          (subject === '' || last.subject === subject) && (topic === '' || (last.topic ?? m.otherTopics) === topic),
      ),
    [all, subject, topic],
  );
  const listed = chosen.slice(0, shown);
  const questions = useQuestions(
    data,
    useMemo(() => chosen.slice(0, Math.max(shown, maxListed)).map(({ last }) => last.question), [chosen, shown]),
    reload,
  );
  const toPractise = listed.filter(({ last }) => questions?.has(last.question)).slice(0, maxListed);

  if (practised !== null && data !== null && questions !== null) {
    return (
      <MistakePractice
        mistakes={practised}
        questions={questions}
        answers={data.answers}
        device={data.device}
        timed={timed}
        onEnd={end}
      />
    );
  }
  return (
    <RecordPage
      title={titles.mistakes}
      counts={counts}
      lead={all.length > 0 ? m.lastWrong(all.length) : undefined}
      next={
        toPractise.length > 0 && (
          <div className={record.next}>
            <button type="button" className={button.filled} onClick={() => begin(toPractise)}>
              {m.practiseThese(toPractise.length)}
              <Icon name="arrow" size={22} weight={2.4} />
            </button>
            <label className={`${layout.line} ${record.timed}`}>
              <input
                className={box.box}
                type="checkbox"
                checked={timed}
                onChange={(event) => setTimed(event.target.checked)}
              />
              {m.withTime}
            </label>
          </div>
        )
      }
    >
      {data === null ? (
        <RecordComing />
      ) : all.length === 0 ? (
        <div className={record.nothing}>
          <h2 className="h2">{m.noMistakes}</h2>
          <p className="lead">{m.noMistakesYet}</p>
          <Link className={button.filled} to={paths.csitPreparation.to()}>
            {m.practisePapers}
            <Icon name="arrow" size={22} weight={2.4} />
          </Link>
        </div>
      ) : (
        <>
          <NotSent papers={data.unsent} />
          <div className={styles.columns}>
            <MistakeTopics
              all={all}
              subject={subject}
              topic={topic}
              choose={(next) => {
                setShown(maxListed);
                void navigate(`${pathname}?${new URLSearchParams(next)}`, { replace: true });
              }}
            />
            {questions === null ? (
              <RecordComing />
            ) : (
              <MistakeList
                practise={topic !== '' && <PractiseThis className={button.outlined} subject={subject} topic={topic} />}
                title={topicName(topic) || (subject === '' ? m.allSubjects : categoryName(subject))}
                mistakes={listed}
                questions={questions}
                device={data.device}
                attempts={data.attempts}
                now={now}
                total={chosen.length}
                onMore={() => setShown(shown + maxListed)}
              />
            )}
          </div>
        </>
      )}
    </RecordPage>
  );
});
