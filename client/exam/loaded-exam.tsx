import type { Exam } from '#exam/attempt.ts';
import type { ReactNode } from 'react';
import { ExamScreen } from './exam-screen.tsx';
import { examKind, examOf, type KeptFormat, type ExamBank } from './exam-kinds.ts';
import { NoQuestions } from './no-questions.tsx';

export interface LoadedExam {
  readonly exam: Exam;
  readonly format: KeptFormat;
  readonly key: string;
  readonly bank: ExamBank;
}

/** For loaders: the questions of an exam, as its screen takes them. Rejects when a chunk does not come. */
export async function loadExam(format: KeptFormat, key = ''): Promise<LoadedExam> {
  const exam = examOf(format, key);
  return { exam, format, key, bank: await examKind(format).load(exam, key) };
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
      paperHead={paperHead}
    />
  );
}
