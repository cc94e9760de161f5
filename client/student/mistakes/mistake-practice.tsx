import type { Mistake } from '#exam/record/mistakes.ts';
import type { PastAnswer } from '#exam/record/answers.ts';
import { pacesOf } from '#exam/record/paces.ts';
import { mistakesExam } from '#exam/record/sat.ts';
import { useMemo, useState } from 'react';
import { categoryName } from '#client/question/category-name.ts';
import { topicName } from '#client/question/topic-name.ts';
import type { DeviceRecord } from '#client/student/record/device-record.ts';
import type { KeptQuestion } from '#client/student/record/record-tables.ts';
import button from '#client/ui/button.module.css';
import page from '#client/ui/page.module.css';
import { keepSitting } from '#client/student/record-pages/keep-answers.ts';
import { QuestionScreen } from '#client/student/record-pages/question-screen.tsx';
import * as m from '#messages/record.ts';
import record from '#client/student/record-pages/record-page.module.css';

interface Props {
  readonly mistakes: readonly Mistake[];
  readonly questions: ReadonlyMap<string, KeptQuestion>;
  /** In the order of time. */
  readonly answers: readonly PastAnswer[];
  readonly device: DeviceRecord;
  readonly timed: boolean;
  readonly onEnd: () => void;
}

/** The chosen mistakes again, one after another. The results go into the record like any answer. */
export function MistakePractice({ mistakes, questions, answers, device, timed, onEnd }: Props) {
  const [keep] = useState(() => keepSitting(device, mistakesExam, Date.now()));
  const [place, setPlace] = useState(0);
  const [right, setRight] = useState(0);
  const paces = useMemo(() => pacesOf(answers), [answers]);
  const mistake = mistakes[place];
  const question = mistake && questions.get(mistake.last.question);
  if (mistake === undefined || question === undefined) {
    return (
      <div className={`${record.page} ${page.column}`}>
        <h1 className="h1">{m.practiceDone(right, mistakes.length)}</h1>
        <div className={page.actions}>
          <button type="button" className={button.filled} onClick={onEnd}>
            {m.backToMistakes}
          </button>
        </div>
      </div>
    );
  }
  const { last } = mistake;
  const pace = paces.get(last.question) ?? last.attempt.pace;
  return (
    <div className={`${record.page} ${page.column}`}>
      <QuestionScreen
        question={question}
        heading={m.mistakesPractised}
        where={`${last.topic === null ? categoryName(last.subject) : topicName(last.topic)} · ${m.cardOf(place + 1, mistakes.length)}`}
        number={place + 1}
        pace={pace}
        timed={timed}
        onSettled={(settled) => {
          if (settled.outcome === 'right') setRight(right + 1);
          void keep(settled, last, pace);
        }}
        next={{
          label: m.next,
          left: m.cardsLeft(mistakes.length - place - 1, pace),
          go: () => setPlace(place + 1),
        }}
      />
    </div>
  );
}
