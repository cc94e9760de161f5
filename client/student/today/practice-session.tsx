import { ownExam, type OwnPractice } from '#exam/record/own-practice.ts';
import { useState } from 'react';
import { topicName } from '#client/question/topic-name.ts';
import type { DeviceRecord } from '#client/student/record/device-record.ts';
import { keepSitting } from '#client/student/record-pages/keep-answers.ts';
import { QuestionScreen } from '#client/student/record-pages/question-screen.tsx';
import button from '#client/ui/button.module.css';
import page from '#client/ui/page.module.css';
import * as m from '#messages/record.ts';
import * as today from '#messages/today.ts';
import record from '#client/student/record-pages/record-page.module.css';
import type { PracticeQuestion } from './load-practice.ts';

interface Props {
  readonly practice: OwnPractice;
  readonly title: string;
  readonly questions: readonly PracticeQuestion[];
  readonly device: DeviceRecord;
  /** Seconds for a question, and whether they end it. */
  readonly pace: number;
  readonly timed: boolean;
  readonly onEnd: () => void;
}

/** Questions by topic, one after another. Each answer goes into the record when it is revealed. */
export function PracticeSession({ practice, title, questions, device, pace, timed, onEnd }: Props) {
  const [keep] = useState(() => keepSitting(device, ownExam(practice), Date.now()));
  const [place, setPlace] = useState(0);
  const [right, setRight] = useState(0);
  const asked = questions[place];
  if (asked === undefined) {
    return (
      <div className={`${record.page} ${page.column}`}>
        <h1 className="h1">{today.practised(right, questions.length)}</h1>
        <div className={page.actions}>
          <button type="button" className={button.filled} onClick={onEnd}>
            {today.backToToday}
          </button>
        </div>
      </div>
    );
  }
  return (
    <div className={`${record.page} ${page.column}`}>
      <QuestionScreen
        question={asked.question}
        heading={title}
        where={`${topicName(asked.topic)} · ${m.cardOf(place + 1, questions.length)}`}
        number={place + 1}
        pace={pace}
        timed={timed}
        onSettled={(settled) => {
          if (settled.outcome === 'right') setRight(right + 1);
          void keep(settled, asked, pace);
        }}
        next={{
          label: place + 1 < questions.length ? m.next : m.finish,
          left: m.cardsLeft(questions.length - place - 1, pace),
          go: () => setPlace(place + 1),
        }}
      />
    </div>
  );
}
