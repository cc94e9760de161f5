import type { Exam } from '#exam/practice/attempt.ts';
import type { ReactNode } from 'react';
import { serverAnswers } from '#client/api/server-answers.ts';
import { ExamScreen } from './exam-screen.tsx';
import { examOf, type KeptFormat } from './exam-address.ts';
import type { ExamBank } from './exam-kind.ts';
import { examKind } from './exam-kinds.ts';
import { NoQuestions } from './no-questions.tsx';
import { NotKept } from './not-kept.tsx';

export interface LoadedExam {
  readonly exam: Exam;
  readonly format: KeptFormat;
  readonly key: string;
  /** Null when there is no connection and the bank is not on this device. */
  readonly bank: ExamBank | null;
}

/** For loaders: the questions of an exam, as its screen takes them. Rejects when a chunk does not come over a connection. */
export async function loadExam(format: KeptFormat, key = ''): Promise<LoadedExam> {
  const exam = examOf(format, key);
  const bank = await examKind(format)
    .load(exam, key)
    .catch(async (error: unknown) => {
      if (await serverAnswers()) throw error;
      return null;
    });
  return { exam, format, key, bank };
}

interface BundledExamProps {
  readonly loaded: LoadedExam;
  /** What the format prints above the question. */
  readonly paperHead?: ReactNode;
  /** What is said when the bank holds nothing. */
  readonly whenEmpty?: string;
}

/** The screen of an exam whose questions are there. Another exam by address is another screen. */
export function LoadedExamScreen({ loaded, paperHead, whenEmpty = 'No questions available!' }: BundledExamProps) {
  const { exam, format, key, bank } = loaded;
  const kind = examKind(format);
  if (!bank) return <NotKept />;
  if (bank.questions.length === 0) return <NoQuestions text={whenEmpty} back={kind.landing(key, bank)} />;
  return (
    <ExamScreen
      key={exam.id}
      exam={exam}
      bank={bank}
      heading={kind.heading(key, bank)}
      timeLabel={kind.timeLabel}
      timeStyle={kind.timeStyle}
      showsCategory={kind.showsCategory}
      loadExplanations={kind.loadExplanations}
      paperHead={paperHead}
    />
  );
}
