import { useState, type ReactNode } from 'react';
import { categoryName } from '#client/question/category-name.ts';
import { topicName } from '#client/question/topic-name.ts';
import type { KeptQuestion } from '#client/student/record/record-tables.ts';
import page from '#client/ui/page.module.css';
import * as m from '#messages/record.ts';
import type { AnsweredQuestion } from './question-run.ts';
import { QuestionScreen } from './question-screen.tsx';
import record from './record-page.module.css';

/** A question of a practice, with what the record files its answer under. */
export interface PracticeQuestion {
  readonly question: KeptQuestion;
  readonly subject: string;
  readonly topic: string | null;
  /** The seconds of its exam for it. */
  readonly pace: number;
}

interface Props {
  readonly title: string;
  readonly questions: readonly PracticeQuestion[];
  /** How many of them were answered before, and how many of those were right. */
  readonly answered?: { readonly count: number; readonly right: number };
  /** Whether its seconds end a question. */
  readonly timed: boolean;
  /** `place` counts from 0. */
  readonly onSettled: (settled: AnsweredQuestion, asked: PracticeQuestion, place: number) => void;
  /** What is below the result. */
  readonly whenEnded: ReactNode;
}

/** Questions one after another, then how many were right. */
export function PracticeSession({ title, questions, answered, timed, onSettled, whenEnded }: Props) {
  const [place, setPlace] = useState(answered?.count ?? 0);
  const [right, setRight] = useState(answered?.right ?? 0);
  const asked = questions[place];
  if (asked === undefined) {
    return (
      <div className={`${record.page} ${page.column}`}>
        <h1 className="h1">{m.practiceDone(right, questions.length)}</h1>
        <div className={page.actions}>{whenEnded}</div>
      </div>
    );
  }
  const { subject, topic, pace } = asked;
  return (
    <div className={`${record.page} ${page.column}`}>
      <QuestionScreen
        question={asked.question}
        heading={title}
        where={`${topic === null ? categoryName(subject) : topicName(topic)} · ${m.cardOf(place + 1, questions.length)}`}
        number={place + 1}
        pace={pace}
        timed={timed}
        onSettled={(settled) => {
          if (settled.outcome === 'right') setRight(right + 1);
          onSettled(settled, asked, place);
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
