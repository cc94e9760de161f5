import { usePageData } from '#client/student/navigation/page.ts';
import { categoryName } from '#client/question/category-name.ts';
import { PlainAnswer } from '#client/question/plain-answer.tsx';
import { PlainOptions } from '#client/question/plain-options.tsx';
import { RichText } from '#client/question/rich-text.tsx';
import { topicName } from '#client/question/topic-name.ts';
import { useMathFallback } from '#client/question/use-math-fallback.ts';
import { ShareAction } from '#client/student/exam/share-action.tsx';
import { topicLists } from '#content/load/topic-lists.ts';
import { sameTitle } from '#client/student/exam/exam-routes.ts';
import { paths } from '#client/lib/paths.ts';
import { clearForExamStart } from '#client/lib/storage/browser-storage.ts';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import page from '#client/ui/page.module.css';
import { ofQuestions } from '#messages/language.ts';
import * as m from '#messages/question-page.ts';
import type { PageTopic, QuestionPage } from './question-page.ts';
import styles from './question-page.module.css';

/** /q/{key}: a question with its options; its answer and its explanation unfold, also without a script. */
export function Component() {
  const { question, topic, others, math } = usePageData<() => QuestionPage>();
  const { language = ofQuestions } = question;
  useMathFallback();
  const practice = practiceOf(topic);
  return (
    <article className={`${page.column} ${styles.page}`}>
      <nav className={`small ${styles.crumbs}`} aria-label={m.where}>
        <span>{categoryName(topic.subject)}</span>
        <span aria-hidden="true">›</span>
        {practice === null ? (
          <span>{topicName(topic.title)}</span>
        ) : (
          <Link to={practice} onClick={clearForExamStart}>
            {topicName(topic.title)}
          </Link>
        )}
      </nav>
      <h1 className={styles.stem} lang={language}>
        <RichText text={question.question} math={math} />
      </h1>
      <PlainOptions question={question} math={math} />
      <details className={styles.answer}>
        <summary>
          {m.answerAndWhy}
          <Icon name="chevron" size={22} weight={2.2} />
        </summary>
        <PlainAnswer question={question} math={math} />
      </details>
      <div className={styles.actions}>
        {practice !== null && (
          <Link className={button.filled} to={practice} onClick={clearForExamStart}>
            {m.practise(topicName(topic.title))}
            <Icon name="arrow" size={22} weight={2.4} />
          </Link>
        )}
        <ShareAction question={question} math={math} look="button" />
      </div>
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="others">
          <h2 className="h2" id="others">
            {m.more(others.length, topicName(topic.title))}
          </h2>
          <ol>
            {others.map(({ key, question: other }) => (
              <li key={key}>
                <Link to={paths.question.to({ key })} lang={other.language ?? ofQuestions}>
                  <span>
                    <RichText text={other.question} math={math} />
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </section>
      )}
    </article>
  );
}

/** The address of the practice of a topic; null if its subject is not practised by topic. */
function practiceOf({ subject, title }: PageTopic): string | null {
  const list = topicLists.find((each) => sameTitle(each.title, subject));
  return list === undefined ? null : paths.topicPractice.to({ subject: list.title, section: title });
}
