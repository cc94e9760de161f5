import { groupBy } from '#exam/group-by.ts';
import type { Mistake } from '#exam/record/mistakes.ts';
import { categoryName } from '#client/question/category-name.ts';
import { topicName } from '#client/question/topic-name.ts';
import { Icon } from '#client/ui/icon.tsx';
import { language } from '#messages/language.ts';
import * as m from '#messages/record.ts';
import { numberIn } from '#text/numbers.ts';
import select from '#client/student/shell/select.module.css';
import styles from './mistake-topics.module.css';

type Query = Readonly<Record<string, string>>;

interface Props {
  readonly all: readonly Mistake[];
  readonly subject: string;
  readonly topic: string;
  readonly choose: (query: Query) => void;
}

interface Group {
  readonly subject: string;
  readonly count: number;
  /** Empty if there is only one, which is the subject itself. */
  readonly topics: readonly { readonly topic: string; readonly count: number }[];
}

function groupsOf(all: readonly Mistake[]): Group[] {
  return [...groupBy(all, ({ last }) => last.subject)].map(([subject, own]) => {
    const topics = [...groupBy(own, ({ last }) => last.topic ?? m.otherTopics)];
    return {
      subject,
      count: own.length,
      topics: topics.length < 2 ? [] : topics.map(([topic, ones]) => ({ topic, count: ones.length })),
    };
  });
}

/** A filter of the mistakes: all, those of a subject, or those of one of its topics. On a phone a select, on a desk a list. */
export function MistakeTopics(props: Props) {
  const groups = groupsOf(props.all);
  return (
    <>
      <TopicSelect {...props} groups={groups} />
      <nav className={`wide-only ${styles.topics}`} aria-label={m.topics}>
        <Choice {...props} query={{}} words={m.allSubjects} count={props.all.length} />
        <ul>
          {groups.map(({ subject, count, topics }) => (
            <li key={subject}>
              {topics.length === 0 ? (
                <Choice {...props} query={{ subject }} words={categoryName(subject)} count={count} />
              ) : (
                <details open={subject === props.subject}>
                  <summary>
                    <b className="flex-1">{categoryName(subject)}</b>
                    <span className="mono">{numberIn(language, count)}</span>
                    <Icon name="chevron" size={18} weight={2.4} />
                  </summary>
                  <ul>
                    <li>
                      <Choice {...props} query={{ subject }} words={m.allTopics} count={count} />
                    </li>
                    {topics.map((each) => (
                      <li key={each.topic}>
                        <Choice
                          {...props}
                          query={{ subject, topic: each.topic }}
                          words={topicName(each.topic)}
                          count={each.count}
                        />
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

interface ChoiceProps extends Props {
  readonly query: Query;
  readonly words: string;
  readonly count: number;
}

function Choice({ subject, topic, choose, query, words, count }: ChoiceProps) {
  const current = (query['subject'] ?? '') === subject && (query['topic'] ?? '') === topic;
  return (
    <button type="button" aria-pressed={current} onClick={() => choose(query)}>
      <i aria-hidden="true" />
      {words}
      <span className="mono">{numberIn(language, count)}</span>
    </button>
  );
}

function TopicSelect({ all, subject, topic, choose, groups }: Props & { readonly groups: readonly Group[] }) {
  const words = (name: string, count: number) => `${name} (${numberIn(language, count)})`;
  const options = groups.flatMap(({ subject: each, count, topics }) => [
    { value: each, query: { subject: each }, words: words(categoryName(each), count) },
    ...topics.map((one) => ({
      value: `${each}/${one.topic}`,
      query: { subject: each, topic: one.topic },
      words: words(`${categoryName(each)}: ${topicName(one.topic)}`, one.count),
    })),
  ]);
  return (
    <label className={`narrow-only ${select.select} ${styles.select} mt-20 relative min-w-0`}>
      <span>{m.topics}</span>
      <select
        value={topic === '' ? subject : `${subject}/${topic}`}
        onChange={(event) => choose(options.find(({ value }) => value === event.target.value)?.query ?? {})}
      >
        <option value="">{words(m.allSubjects, all.length)}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={18} weight={2.4} />
    </label>
  );
}
