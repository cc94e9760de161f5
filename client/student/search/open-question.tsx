import type { QuestionPlace } from '#exam/question.ts';
import { useCallback, useEffect, useState } from 'react';
import { questionKey } from '#exam/question-key.ts';
import type { PlacedQuestion } from '#client/student/exam/topic-bank.ts';
import { PlainAnswer } from '#client/question/plain-answer.tsx';
import { PlainOptions } from '#client/question/plain-options.tsx';
import { RichText } from '#client/question/rich-text.tsx';
import { useMathFallback } from '#client/question/use-math-fallback.ts';
import { paths } from '#client/lib/paths.ts';
import button from '#client/ui/button.module.css';
import layout from '#client/ui/layout.module.css';
import { Link } from '#client/ui/link.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { TryAgain } from '#client/ui/try-again.tsx';
import { ofQuestions } from '#messages/language.ts';
import * as m from '#messages/search.ts';
import type { LoadResult } from './search-page.ts';
import styles from './search.module.css';

interface OpenQuestionProps {
  readonly id: string;
  readonly at: QuestionPlace;
  readonly given: PlacedQuestion | null;
  readonly load: LoadResult;
}

/** A question in its place among the results. Its answer shows only when the student asks for it. */
export function OpenQuestion({ id, at: { topic, place }, given, load }: OpenQuestionProps) {
  const [loaded, setLoaded] = useState<PlacedQuestion | 'coming' | 'failed'>(given ?? 'coming');
  const ask = useCallback(
    () =>
      load({ topic, place }).then(
        (question) => question ?? ('failed' as const),
        () => 'failed' as const,
      ),
    [load, topic, place],
  );
  useEffect(() => {
    if (given !== null) return;
    let shown = true;
    void ask().then((come) => shown && setLoaded(come));
    return () => {
      shown = false;
    };
  }, [given, ask]);
  function askAgain(): void {
    setLoaded('coming');
    void ask().then(setLoaded);
  }

  return (
    <div className={styles.card} id={id}>
      {loaded === 'coming' && (
        <div className={`${layout.centre} ${styles.coming}`}>
          <Spinner />
        </div>
      )}
      {loaded === 'failed' && <TryAgain sentence={m.questionFailed} busy={false} onRetry={askAgain} />}
      {typeof loaded === 'object' && <Card {...loaded} />}
    </div>
  );
}

function Card({ question, math }: PlacedQuestion) {
  useMathFallback();
  return (
    <>
      {question.question.includes('$') && (
        <p className={styles.stem} lang={question.language ?? ofQuestions}>
          <RichText text={question.question} math={math} />
        </p>
      )}
      <PlainOptions question={question} math={math} />
      <div className={styles.acts}>
        <details className={styles.answer}>
          <summary className={button.outlined}>
            <span>{m.showAnswer}</span>
            <span>{m.hideAnswer}</span>
          </summary>
          <PlainAnswer question={question} math={math} />
        </details>
        <Link className={button.link} to={paths.question.to({ key: questionKey(question) })}>
          {m.itsPage}
        </Link>
      </div>
    </>
  );
}
