import type { Exam } from '#exam/practice/attempt.ts';
import type { ExamBank } from './exam-kind.ts';
import { examKind } from './exam-kinds.ts';
import type { PagedFormat } from './exam-routes.ts';
import { ExamScreen } from './exam-screen.tsx';
import { NoQuestions } from './no-questions.tsx';
import { NotCached } from './not-cached.tsx';
import { PaperHead } from './paper-head.tsx';

/** The result of an exam's loader. */
export interface LoadedExam {
  readonly exam: Exam;
  readonly format: PagedFormat;
  readonly key: string;
  /** Null when there is no connection and the bank is not on this device. */
  readonly bank: ExamBank | null;
  /** The name of an exam that is found by its key. */
  readonly title?: string;
}

/** The screen of an exam with loaded questions. Another address means another screen. */
export function LoadedExamScreen({ loaded: { exam, format, key, bank } }: { loaded: LoadedExam }) {
  const kind = examKind(format);
  if (!bank) return <NotCached />;
  if (bank.questions.length === 0) return <NoQuestions text={kind.whenEmpty} back={kind.landing(key, bank)} />;
  return (
    <ExamScreen
      key={exam.id}
      exam={exam}
      bank={bank}
      heading={kind.heading(key, bank)}
      timeLabel={kind.timeLabel}
      timeStyle={kind.timeStyle}
      showsCategory={kind.showsCategory}
      topic={kind.topic?.(key, bank)}
      loadExplanations={kind.loadExplanations}
      paperHead={kind.paperHead && <PaperHead {...kind.paperHead(bank)} />}
    />
  );
}
