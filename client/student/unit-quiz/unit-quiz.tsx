import type { PracticeAttempt } from '#exam/practice/attempt.ts';
import { formats } from '#exam/practice/formats.ts';
import { storedAttempt } from '#exam/practice/open.ts';
import { useState } from 'react';
import { examOf } from '#client/student/exam/exam-id.ts';
import { ExamScreen } from '#client/student/exam/exam-screen.tsx';
import { NoQuestions } from '#client/student/exam/no-questions.tsx';
import { closeOverlay } from '#client/student/shell/side-nav-state.ts';
import { clearForExamStart } from '#client/lib/storage/browser-storage.ts';
import { readStored } from '#client/lib/storage/stored-values.ts';
import { useChosenInList } from './chosen-in-list.ts';
import { QuizCompleted } from './quiz-completed.tsx';
import { QuizStart } from './quiz-start.tsx';
import type { QuizUnit } from './quiz-unit.ts';
import * as m from '#messages/units.ts';

interface UnitQuizProps {
  readonly unit: QuizUnit;
  readonly back: { readonly to: string; readonly words: string };
}

const { seconds } = formats['unit-quiz'];

/** The content of the page: the sheet with Start Quiz, a game that the student started or goes on with, or the end of one. */
type QuizStage = 'start' | 'goes-on' | { readonly game: number } | { readonly ended: PracticeAttempt };

/** The unit quiz: a start sheet, the questions, and the end in place, from where the student can play again. */
export function UnitQuiz({ unit, back }: UnitQuizProps) {
  const exam = examOf('unit-quiz', unit.key);
  const chosenInList = useChosenInList();
  const [stored] = useState(() => storedAttempt(exam, unit, readStored()));
  const [shown, setShown] = useState<QuizStage>(() => {
    if (stored === null || chosenInList) return 'start';
    return stored.phase === 'ended' ? { ended: stored } : 'goes-on';
  });
  const show = (next: QuizStage) => {
    // An open menu would cover a running clock.
    closeOverlay();
    setShown(next);
  };
  const play = () => {
    clearForExamStart();
    show({ game: typeof shown === 'object' && 'game' in shown ? shown.game + 1 : 1 });
  };
  if (unit.questions.length === 0) return <NoQuestions text={m.noQuestions} back={back} />;
  const goesOn = stored !== null && stored.phase !== 'ended';
  if (shown === 'start')
    return (
      <QuizStart unit={unit} seconds={seconds} onStart={play} onContinue={goesOn ? () => show('goes-on') : null} />
    );
  if (typeof shown === 'object' && 'ended' in shown) {
    return <QuizCompleted unit={unit} attempt={shown.ended} onPlayAgain={play} />;
  }
  return (
    <ExamScreen
      key={shown === 'goes-on' ? 0 : shown.game}
      exam={exam}
      bank={unit}
      heading={m.unit(unit.name)}
      timeLabel={m.timeLeft}
      timeStyle="s"
      topic={unit.topic}
      showsCategory={false}
      takesFocus={shown !== 'goes-on'}
      whenEnded={(attempt) => <QuizCompleted unit={unit} attempt={attempt} onPlayAgain={play} />}
    />
  );
}
