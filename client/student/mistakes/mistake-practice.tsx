import type { Mistake } from '#exam/record/mistakes.ts';
import type { PastAnswer } from '#exam/record/answers.ts';
import { pacesOf } from '#exam/record/paces.ts';
import { mistakesExam } from '#exam/record/sat.ts';
import { useState } from 'react';
import type { DeviceRecord } from '#client/student/record/device-record.ts';
import type { KeptQuestion } from '#client/student/record/record-tables.ts';
import button from '#client/ui/button.module.css';
import { keepSitting } from '#client/student/record-pages/keep-answers.ts';
import { PracticeSession, type PracticeQuestion } from '#client/student/record-pages/practice-session.tsx';
import * as m from '#messages/record.ts';

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
  const [keep] = useState(() => keepSitting(device, { exam: mistakesExam, began: Date.now() }));
  const [asked] = useState(() => {
    const paces = pacesOf(answers);
    return mistakes.flatMap(({ last }): PracticeQuestion[] => {
      const question = questions.get(last.question);
      const pace = paces.get(last.question) ?? last.attempt.pace;
      return question === undefined ? [] : [{ question, subject: last.subject, topic: last.topic, pace }];
    });
  });
  return (
    <PracticeSession
      title={m.mistakesPractised}
      questions={asked}
      timed={timed}
      onSettled={(settled, question) => void keep(settled, question, question.pace)}
      whenEnded={
        <button type="button" className={button.filled} onClick={onEnd}>
          {m.backToMistakes}
        </button>
      }
    />
  );
}
