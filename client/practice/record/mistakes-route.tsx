import { groupBy } from '#exam/group-by.ts';
import { mistakesOf, type Mistake } from '#exam/record/mistakes.ts';
import { reviewsOf } from '#exam/record/due.ts';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { categoryName } from '#client/practice/exam/category-name.ts';
import { topicName } from '#client/practice/exam/topic-name.ts';
import { ownPaths } from '#client/shell/own-paths.ts';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { MistakeList } from './mistake-list.tsx';
import { MistakePractice } from './mistake-practice.tsx';
import { NotSent, RecordComing, RecordPage } from './record-page.tsx';
import { useQuestions } from './use-questions.ts';
import { useRecordData } from './use-record-data.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/record.ts';
import { numberIn } from '#text/numbers.ts';
import * as titles from '#messages/record-titles.ts';

/** So many are practised in one go, and so many are listed at once. */
const most = 20;

/** /mistakes: every question last answered wrong or missed, by subject and topic, and practice of them. */
export function Component() {
  const { data, reload } = useRecordData();
  const [query, setQuery] = useSearchParams();
  const [now] = useState(() => Date.now());
  const [timed, setTimed] = useState(false);
  const [practised, setPractised] = useState<readonly Mistake[] | null>(null);
  const [shown, setShown] = useState(most);
  const all = useMemo(() => (data ? mistakesOf(data.answers) : []), [data]);
  const toReview = useMemo(() => (data ? reviewsOf(data, data.answers, now).toDo.length : 0), [data, now]);
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
    useMemo(() => chosen.slice(0, Math.max(shown, most)).map(({ last }) => last.question), [chosen, shown]),
  );
  const toPractise = listed.filter(({ last }) => questions?.has(last.question)).slice(0, most);

  if (practised !== null && data !== null && questions !== null) {
    return (
      <MistakePractice
        mistakes={practised}
        questions={questions}
        device={data.device}
        timed={timed}
        onEnd={() => {
          setPractised(null);
          reload();
        }}
      />
    );
  }
  return (
    <RecordPage
      title={titles.mistakes}
      counts={{ [ownPaths.mistakes.to()]: all.length, [ownPaths.review.to()]: toReview }}
      lead={all.length > 0 ? m.lastWrong(all.length) : undefined}
      next={
        toPractise.length > 0 && (
          <div className="rnext">
            <button type="button" className={button.filled} onClick={() => setPractised(toPractise)}>
              {m.practiseThese(toPractise.length)}
              <Icon name="arrow" size={22} weight={2.4} />
            </button>
            <label className="rcheck">
              <input type="checkbox" checked={timed} onChange={(event) => setTimed(event.target.checked)} />
              {m.withTime}
            </label>
          </div>
        )
      }
    >
      {data === null ? (
        <RecordComing />
      ) : all.length === 0 ? (
        <div className="rnone">
          <h2 className="h2">{m.noMistakes}</h2>
          <p className="lead">{m.noMistakesYet}</p>
        </div>
      ) : (
        <>
          <NotSent papers={data.unsent} />
          <Subjects
            all={all}
            subject={subject}
            topic={topic}
            choose={(next) => {
              setShown(most);
              setQuery(next, { replace: true });
            }}
          />
          {questions === null ? (
            <RecordComing />
          ) : (
            <MistakeList
              title={topicName(topic) || (subject === '' ? m.allSubjects : categoryName(subject))}
              mistakes={listed}
              questions={questions}
              total={chosen.length}
              onMore={() => setShown(shown + most)}
            />
          )}
        </>
      )}
    </RecordPage>
  );
}

interface SubjectsProps {
  readonly all: readonly Mistake[];
  readonly subject: string;
  readonly topic: string;
  readonly choose: (query: Record<string, string>) => void;
}

/** Which of them are shown: all, those of a subject, or those of one of its topics. */
function Subjects({ all, subject, topic, choose }: SubjectsProps) {
  const subjects = groupBy(all, ({ last }) => last.subject);
  const options = [...subjects].flatMap(([each, own]) => {
    const topics = groupBy(own, ({ last }) => last.topic ?? m.otherTopics);
    const whole = {
      value: each,
      query: { subject: each },
      words: `${categoryName(each)} (${numberIn(language, own.length)})`,
    };
    if (topics.size < 2) return [whole];
    const parts = [...topics].map(([name, ones]) => ({
      value: `${each}/${name}`,
      query: { subject: each, topic: name },
      words: `${categoryName(each)}: ${topicName(name)} (${numberIn(language, ones.length)})`,
    }));
    return [whole, ...parts];
  });
  return (
    <label className="sel rfilter">
      <span>{m.topics}</span>
      <select
        value={topic === '' ? subject : `${subject}/${topic}`}
        onChange={(event) => choose(options.find(({ value }) => value === event.target.value)?.query ?? {})}
      >
        <option value="">{`${m.allSubjects} (${numberIn(language, all.length)})`}</option>
        {options.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={18} weight={2.4} />
    </label>
  );
}
