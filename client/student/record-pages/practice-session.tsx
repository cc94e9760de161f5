import { useEffect, useState, type ReactNode } from 'react';
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
  /** How many questions were answered before these, and how many of those were right. */
  readonly answered?: { readonly count: number; readonly right: number };
  /** When the first question was shown before, in ms since the epoch; null if it was not. */
  readonly shownAt?: number | null;
  readonly onShown?: () => void;
  /** Whether its seconds end a question. */
  readonly timed: boolean;
  readonly onSettled: (settled: AnsweredQuestion, asked: PracticeQuestion) => void;
  /** What is below the result. */
  readonly whenEnded: ReactNode;
}

const none = { count: 0, right: 0 } as const;

/** Questions one after another, then how many were right. */
export function PracticeSession(props: Props) {
  const { title, questions, answered = none, shownAt = null, timed, onShown, onSettled, whenEnded } = props;
  const [place, setPlace] = useState(0);
  const [right, setRight] = useState(answered.right);
  const total = answered.count + questions.length;
  const asked = questions[place];
  useEffect(() => {
    if (place < questions.length) onShown?.();
    // Once for each question.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [place]);
  if (asked === undefined) {
    return (
      <div className={`${record.page} ${page.column}`}>
        <h1 className="h1">{m.practiceDone(right, total)}</h1>
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
        where={`${topic === null ? categoryName(subject) : topicName(topic)} · ${m.cardOf(answered.count + place + 1, total)}`}
        number={answered.count + place + 1}
        shownAt={place === 0 ? shownAt : null}
        pace={pace}
        timed={timed}
        onSettled={(settled) => {
          if (settled.outcome === 'right') setRight(right + 1);
          onSettled(settled, asked);
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
