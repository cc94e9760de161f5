import { questionOf, type PracticeAttempt, type Exam } from '#exam/practice/attempt.ts';
import type { View } from '#exam/practice/view.ts';
import type { PaperTopic } from '#exam/record/keep.ts';
import { formatOf } from '#exam/practice/formats.ts';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useShowsExam } from '#client/student/shell/exam-shown.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { AnswerSheet } from './answer-sheet.tsx';
import { AnswerStrip } from './answer-strip.tsx';
import { Countdown, type TimeStyle } from './countdown.tsx';
import { Dock } from './dock.tsx';
import type { ExamBank, ExamKind } from './exam-kind.ts';
import { Explanation } from '#client/question/explanation.tsx';
import { useExplanations } from './explanations.ts';
import { OptionList } from './option-list.tsx';
import { MissedWhileAway } from './paper-head.tsx';
import { QuestionActions } from './question-actions.tsx';
import { RevealAnnouncement } from './reveal-announcement.tsx';
import { RichText } from '#client/question/rich-text.tsx';
import { useExam } from './use-exam.ts';
import { useKeepInRecord } from './use-keep-in-record.ts';
import { useFetchedEnd } from './use-fetched-end.ts';
import { useWait } from './use-wait.ts';
import { Why } from './why.tsx';
import { useMathFallback } from '#client/question/use-math-fallback.ts';
import { useExamKeys } from './use-exam-keys.ts';
import { categoryName } from '#client/question/category-name.ts';
import styles from './exam-screen.module.css';
import stemStyles from '#client/question/stem.module.css';
import * as m from '#messages/exam.ts';
import { ofQuestions } from '#messages/language.ts';

export interface ExamScreenProps {
  readonly exam: Exam;
  readonly bank: ExamBank;
  readonly heading: string;
  readonly timeLabel: string;
  readonly timeStyle: TimeStyle;
  /** The category beside the number, if the paper mixes several. */
  readonly showsCategory: boolean;
  readonly loadExplanations?: ExamKind['loadExplanations'] | undefined;
  /** What this format prints above the question. */
  readonly paperHead?: ReactNode;
  /** The heading of all its questions in the record, if its paper has one. */
  readonly topic?: PaperTopic | undefined;
  /** Replaces the screen at the end, for formats that end there. */
  readonly whenEnded?: (attempt: PracticeAttempt) => ReactNode;
  /** It replaces the button that started it, which had the focus. */
  readonly takesFocus?: boolean;
}

/** One layout for every timed screen. It renders the engine's view and sends its events, nothing else. */
export function ExamScreen(props: ExamScreenProps) {
  const { exam, bank } = props;
  const { view, run } = useExam(exam, bank);
  const { send } = run;
  const format = formatOf(exam.format);
  const stem = useRef<HTMLParagraphElement>(null);
  const wide = useMedia('(min-width: 1024px)');
  const { number, item } = view;
  // The first frame after a tap has only the options. All else comes with the next frame: Next, the texts, the answer sheet.
  const read = useDeferredValue(view);
  const key = read.number === number ? read.key : null;
  const isOther = isOtherPaper(run.attempt(), bank);
  const explanations = useExplanations(bank, isOther, props.loadExplanations);
  const explanation = key && (key.explanation ?? explanations?.texts[item.id]);
  const math = useMemo(() => ({ ...bank.math, ...explanations?.math }), [bank, explanations]);
  const itemMath = isOther ? math : bank.math;
  useKeepInRecord(run, { topic: props.topic, math, explanations });
  const wait = useWait(run, number);
  const canWait = (of: View) => format.scored && format.revealMs !== null && of.phase === 'revealed' && !wait.waits;
  const { waits, begin, goOn } = wait;
  const next = useCallback(() => (waits ? goOn() : send({ type: 'next' })), [waits, goOn, send]);
  useExamKeys(
    () => ({ ...run.snapshot(), ...(wait.waits && { nextEnabled: true }) }),
    (event) => (event.type === 'next' ? next() : send(event)),
    () => canWait(view) && wait.begin(),
  );
  useFetchedEnd();
  useMathFallback();
  useShowsExam(view.phase !== 'ended');

  const shownNumber = useRef(props.takesFocus ? null : number);
  useEffect(() => {
    if (shownNumber.current === number) return;
    shownNumber.current = number;
    stem.current?.focus({ preventScroll: true });
    globalThis.scrollTo(0, 0);
  }, [number]);

  const why = (!wide && explanation) || undefined;
  const above = useMemo(
    () => (format.scored ? <Why view={read} text={why} math={math} /> : null),
    [format, read, why, math],
  );

  if (view.phase === 'ended' && props.whenEnded) return props.whenEnded(run.attempt());
  return (
    <section className={styles.exam}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          {props.heading}
          <small>
            {props.showsCategory ? `${categoryName(item.category)} · ` : m.question}
            <span className="mono">{number}</span>
            {m.of}
            <span className="mono">{view.total}</span>
          </small>
        </h1>
        <Countdown run={run} label={props.timeLabel} style={props.timeStyle} />
      </div>
      {/* Outside the layout when it is empty, but always there for the region inside. */}
      <div className={props.paperHead === undefined && view.missedWhileAway === 0 ? 'vh' : styles.paper}>
        {props.paperHead}
        <MissedWhileAway count={view.missedWhileAway} />
      </div>
      {!wide && <AnswerStrip view={read} scored={format.scored} />}
      <div className={styles.body}>
        <div className={`${stemStyles.stem} ${styles.stem}`}>
          <span className={`mono ${stemStyles.number}`}>{number}.</span>
          <p id="stem" ref={stem} tabIndex={-1} lang={item.language ?? ofQuestions}>
            <RichText text={item.stem} math={itemMath} />
          </p>
        </div>
        <OptionList view={view} late={read} math={itemMath} labelledBy="stem" onChoose={run.pick} />
        {/* On a phone it stands over Next, and its place here is not kept. */}
        {format.scored && (
          <Explanation text={(wide && explanation) || undefined} language={item.language} math={math} reserved />
        )}
        {format.scored && (
          <QuestionActions question={key && questionOf(run.attempt())} math={math} exam={exam.id} hold={run.hold} />
        )}
      </div>
      <Dock
        view={read}
        held={read.held}
        waits={waits}
        revealMs={format.revealMs}
        onWait={canWait(read) ? begin : null}
        onNext={next}
        above={above}
      />
      {wide && <AnswerSheet view={read} scored={format.scored} />}
      <RevealAnnouncement view={read} math={itemMath} />
    </section>
  );
}

/** Whether another tab has begun a paper that the server did not draw for this page. */
function isOtherPaper({ paper }: PracticeAttempt, bank: ExamBank): boolean {
  return bank.categoryQuestions !== undefined && paper.categoryQuestions !== bank.categoryQuestions;
}
