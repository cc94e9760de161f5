import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { letterOf } from '#exam/question.ts';
import type { Mistake } from '#exam/record/mistakes.ts';
import type { Bookmark, KeptAttempt } from '#exam/record/record.ts';
import type { DeviceRecord } from '#client/student/record/device-record.ts';
import type { KeptQuestion } from '#client/student/record/record-tables.ts';
import { QuestionActions } from '#client/student/exam/question-actions.tsx';
import { PenMark } from '#client/question/pen-mark.tsx';
import { RichText } from '#client/question/rich-text.tsx';
import { useMathFallback } from '#client/question/use-math-fallback.ts';
import { Bubble } from '#client/ui/bubble.tsx';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { dayAt, dayIn, shortDayIn } from '#text/dates.ts';
import { mockNumberOf, paperTitle } from '#client/student/history/paper-title.ts';
import { language, ofQuestions } from '#messages/language.ts';
import * as m from '#messages/record.ts';
import dots from '#client/ui/dots.module.css';
import styles from './mistake-list.module.css';

interface Props {
  readonly title: string;
  /** Practice of the topic, if the list is of one. */
  readonly practise: ReactNode;
  readonly mistakes: readonly Mistake[];
  readonly questions: ReadonlyMap<string, KeptQuestion>;
  readonly device: DeviceRecord;
  readonly attempts: readonly KeptAttempt[];
  readonly now: number;
  /** How many there are in all; the list shows some of them. */
  readonly total: number;
  readonly onMore: () => void;
}

/** Questions to practise again: the chosen and the right option, the explanation, and how near each is to leaving. */
export function MistakeList({ title, practise, mistakes, questions, device, attempts, now, total, onMore }: Props) {
  useMathFallback();
  const others = total - mistakes.length;
  return (
    <section>
      <header className={styles.head}>
        <h2 className="h2">{title}</h2>
        <p className="small">{m.toComeBackTo(total)}</p>
        {practise}
      </header>
      <ol className={styles.list}>
        {mistakes.map((mistake, place) => (
          <li key={mistake.last.question}>
            <OneMistake
              mistake={mistake}
              number={place + 1}
              kept={questions.get(mistake.last.question)}
              device={device}
              when={whenOf(mistake, attempts, now)}
            />
          </li>
        ))}
      </ol>
      {others > 0 && (
        <p className={styles.others}>
          <button type="button" className={button.outlined} onClick={onMore}>
            {m.showOthers(others)}
          </button>
        </p>
      )}
    </section>
  );
}

interface OneProps {
  readonly mistake: Mistake;
  readonly number: number;
  readonly kept: KeptQuestion | undefined;
  readonly device: DeviceRecord;
  readonly when: string;
}

/** From this age on, a day shows with its year. */
const longAgoMs = 300 * 24 * 60 * 60_000;

/** The date and the paper, and how often it went wrong. */
function whenOf({ last: { at, attempt }, times }: Mistake, attempts: readonly KeptAttempt[], now: number): string {
  const day = now - at < longAgoMs ? shortDayIn(language, dayAt(at)) : dayIn(language, dayAt(at));
  return m.answeredIn(day, paperTitle(attempt, mockNumberOf(attempt, attempts)), times);
}

function OneMistake({ mistake: { last, rightDays }, number, kept, device, when }: OneProps) {
  return (
    <>
      <h3 className={styles.question}>
        <span className="mono">{String(number).padStart(2, '0')}</span>
        {kept ? (
          <span lang={kept.question.language ?? ofQuestions}>
            <RichText text={kept.question.question} math={kept.math} />
          </span>
        ) : (
          <span>{m.notOnDevice}</span>
        )}
      </h3>
      {kept && <Answers kept={kept} chosen={last.chosen} />}
      {kept && (
        <p
          className={styles.why}
          lang={kept.question.explanation ? (kept.question.language ?? ofQuestions) : undefined}
        >
          {kept.question.explanation ? (
            <RichText text={kept.question.explanation} math={kept.math} />
          ) : (
            last.outcome === 'missed' && m.timeRanOut
          )}
        </p>
      )}
      <p className={`small ${styles.when}`}>
        <span>{when}</span>
        <span className={styles.away}>
          <span className={`${dots.dots} ${styles.dots}`} aria-hidden="true">
            <i className={rightDays > 0 ? dots.filled : undefined} />
            <i />
          </span>
          {rightDays > 0 ? m.rightOnceSince : m.leavesAfterTwo}
        </span>
      </p>
      {kept && <OwnMarks kept={kept} device={device} />}
    </>
  );
}

/** The student's own answer beside the right one. */
function Answers({ kept: { question, math }, chosen }: { kept: KeptQuestion; chosen: number | null }) {
  const right = question.options.indexOf(question.answer);
  const text = (place: number) => (
    <span lang={question.language ?? ofQuestions}>
      <RichText text={question.options[place] ?? ''} math={math} />
    </span>
  );
  return (
    <ul className={`${styles.options} grid gap-10`}>
      {chosen === null ? (
        <li className={layout.line}>
          <span className={`${layout.centre} ${styles.unanswered}`} aria-hidden="true">
            <Icon name="dash" size={16} weight={3} />
          </span>
          <span>{m.noAnswer}</span>
        </li>
      ) : (
        chosen !== right && (
          <li className={layout.line} data-mark="wrong">
            <span className={styles.bubble}>
              <Bubble letter={letterOf(chosen)}>
                <PenMark mark="cross" />
              </Bubble>
            </span>
            <span>
              {text(chosen)}
              <small>{m.yourAnswer}</small>
            </span>
          </li>
        )
      )}
      {right >= 0 && (
        <li className={layout.line} data-mark="right">
          <span className={styles.bubble}>
            <Bubble letter={letterOf(right)}>
              <PenMark mark="tick" />
            </Bubble>
          </span>
          <span>
            {text(right)}
            <small>{m.right}</small>
          </span>
        </li>
      )}
    </ul>
  );
}

/** The student's bookmark and note, and the actions on them. */
function OwnMarks({ kept: { key, question, math }, device }: { kept: KeptQuestion; device: DeviceRecord }) {
  const [mark, setMark] = useState<Bookmark>();
  const read = useCallback(() => void device.bookmark(key).then(setMark), [device, key]);
  useEffect(read, [read]);
  return (
    // After the form has saved the text, it returns the focus to its button.
    <div className={`${layout.row} ${styles.own}`} onFocus={read}>
      {mark?.marked && (
        <p className={styles.marked}>
          <i aria-hidden="true" />
          {m.bookmarked}
        </p>
      )}
      {mark?.note && <p className="small">{mark.note}</p>}
      <QuestionActions question={question} math={math} />
    </div>
  );
}
