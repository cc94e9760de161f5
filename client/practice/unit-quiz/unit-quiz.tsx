import type { LoadedBank } from '#content/load/loaded-bank.ts';
import type { Attempt, Exam } from '#exam/practice/attempt.ts';
import { formats } from '#exam/practice/formats.ts';
import { useEffect, useState } from 'react';
import { forgetHandedOver, handedOver } from '#client/shell/language-handover.ts';
import { ExamScreen } from '#client/practice/exam/exam-screen.tsx';
import type { Crumb } from '#client/shell/breadcrumbs.tsx';
import { NoQuestions } from '#client/practice/exam/no-questions.tsx';
import { otherTabs } from '#client/practice/exam/other-tabs.ts';
import { QuizCompleted } from './quiz-completed.tsx';
import { QuizStart } from './quiz-start.tsx';
import * as m from '#messages/units.ts';

/** A unit of the catalogue, as its quiz needs it. */
export interface QuizUnit extends LoadedBank {
  readonly id: number;
  readonly name: string;
  /** What it is kept under, as the API names it. */
  readonly topic: { readonly subject: string; readonly topic: string };
  /** The way to it from the home page. */
  readonly trail: readonly Crumb[];
}

interface UnitQuizProps {
  readonly unit: QuizUnit;
  readonly back: { readonly to: string; readonly words: string };
}

const { seconds } = formats['unit-quiz'];

/** The unit quiz: a start sheet, the questions, and the end in place, from where it can be played again. */
export function UnitQuiz({ unit, back }: UnitQuizProps) {
  const exam: Exam = { id: `unit-quiz/${unit.id}`, format: 'unit-quiz' };
  const [handed] = useState(() => handedAttempt(exam.id));
  useEffect(forgetHandedOver, []);
  /** 0 before the first game; each further one is a fresh exam. */
  const [game, setGame] = useState(handed === null ? 0 : 1);
  const playAgain = () => setGame((count) => count + 1);
  if (unit.questions.length === 0) return <NoQuestions text={m.noQuestions} back={back} />;
  if (game === 0) return <QuizStart unit={unit} seconds={seconds} onStart={playAgain} />;
  return (
    <ExamScreen
      key={game}
      exam={exam}
      bank={unit}
      heading={m.unit(unit.name)}
      timeLabel={m.timeLeft}
      timeStyle="s"
      topic={unit.topic}
      showsCategory={false}
      takesFocus={handed === null || game > 1}
      handed={game === 1 ? handed : null}
      otherTabs={otherTabs}
      whenEnded={(attempt) => <QuizCompleted unit={unit} attempt={attempt} onPlayAgain={playAgain} />}
    />
  );
}

/** The game that was under way in the other language, if this is its unit. */
function handedAttempt(id: string): Attempt | null {
  const handed = handedOver() as Attempt | undefined;
  return handed?.exam.id === id ? handed : null;
}
