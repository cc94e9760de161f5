import { useEffect, useRef, type ReactNode } from 'react';
import { Explanation } from '#client/question/explanation.tsx';
import { OptionList } from '#client/student/exam/option-list.tsx';
import { QuestionActions } from '#client/student/exam/question-actions.tsx';
import { RevealAnnouncement } from '#client/student/exam/reveal-announcement.tsx';
import { RichText } from '#client/question/rich-text.tsx';
import layout from '#client/ui/layout.module.css';
import stemStyles from '#client/question/stem.module.css';
import { useExamKeys } from '#client/student/exam/use-exam-keys.ts';
import { useMathFallback } from '#client/question/use-math-fallback.ts';
import { useShowsExam } from '#client/student/shell/exam-shown.ts';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { useQuestionRun, type AnsweredQuestion } from './question-run.ts';
import type { KeptQuestion } from '#client/student/record/record-tables.ts';
import { ofQuestions } from '#messages/language.ts';
import * as m from '#messages/record.ts';
import styles from './question-screen.module.css';

interface QuestionScreenProps {
  readonly question: KeptQuestion;
  readonly heading: string;
  readonly where: string;
  /** Counted from 1; each is another question, which replaces the one before it. */
  readonly number: number;
  /** The seconds of its exam for it, and whether they end it. */
  readonly pace: number;
  readonly timed: boolean;
  /** When it was shown before, in ms since the epoch; null if it was not. Its time goes on from there. */
  readonly shownAt?: number | null;
  readonly onSettled: (settled: AnsweredQuestion) => void;
  /** The phone's picture of all cards, under the head. */
  readonly strip?: ReactNode;
  /** The content below the reveal. */
  readonly whenSettled?: ReactNode;
  /** The button after the reveal: its name, the number of questions left, and its action. */
  readonly next: { readonly label: string; readonly left: string; readonly go: () => void };
}

/** One question of the record on the exam's screen. Time counts up, and nothing goes on by itself. */
export function QuestionScreen(props: QuestionScreenProps) {
  const { question, number, pace, timed, next } = props;
  const since = timed ? (props.shownAt ?? null) : null;
  const { view, seconds, choose, check } = useQuestionRun(
    question,
    number,
    { seconds: timed ? pace : null, since },
    props.onSettled,
  );
  const { math } = question;
  const settled = view.phase !== 'answering';
  useMathFallback();
  useShowsExam(true);
  const goOn = settled ? next.go : check;
  const canGoOn = settled || view.nextEnabled;
  useExamKeys(
    () => ({ ...view, nextEnabled: canGoOn }),
    (event) => {
      if (event.type === 'choose') choose(event.option);
      else goOn();
    },
  );
  const stem = useRef<HTMLParagraphElement>(null);
  const shownNumber = useRef<number | null>(null);
  useEffect(() => {
    if (shownNumber.current === number) return;
    shownNumber.current = number;
    stem.current?.focus({ preventScroll: true });
    globalThis.scrollTo(0, 0);
  }, [number]);
  return (
    <section className={styles.screen}>
      <header className={styles.head}>
        <h1>
          {props.heading}
          <small>{props.where}</small>
        </h1>
        <p className={styles.time} role="timer" aria-live="off">
          <span className="block">{m.yourTime}</span>
          <b className="mono">{seconds}</b> <small>{m.secondsOf(pace)}</small>
        </p>
      </header>
      {props.strip}
      <div className={`${stemStyles.stem} mt-18`}>
        <span className={`mono ${stemStyles.number}`}>{number}.</span>
        <p id="stem" ref={stem} tabIndex={-1} lang={view.item.language ?? ofQuestions}>
          <RichText text={view.item.stem} math={math} />
        </p>
      </div>
      <OptionList view={view} math={math} labelledBy="stem" onChoose={choose} />
      {settled && <Explanation text={question.question.explanation} language={view.item.language} math={math} />}
      {settled && <QuestionActions question={question.question} math={math} />}
      <RevealAnnouncement view={view} math={math} />
      {settled && props.whenSettled}
      {/* One button for both: the keyboard stays in its place. */}
      <div className={`${layout.row} ${styles.actions}`}>
        <button type="button" className={button.filled} disabled={!canGoOn} onClick={goOn}>
          {settled ? next.label : m.check}
          <Icon name="arrow" size={22} weight={2.4} />
        </button>
        {settled && <span className="small">{next.left}</span>}
      </div>
    </section>
  );
}
