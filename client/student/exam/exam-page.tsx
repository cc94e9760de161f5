import { usePageData } from '#client/student/navigation/page.ts';
import type { LoadArgs } from '#client/student/navigation/route.ts';
import { serverAnswers } from '#client/lib/api/server-answers.ts';
import { takeDrawnPaper } from './drawn-paper.ts';
import { examKind } from './exam-kinds.ts';
import { examOf } from './exam-id.ts';
import { examRoute, type BundledFormat } from './exam-routes.ts';
import { LoadedExamScreen, type LoadedExam } from './loaded-exam.tsx';

/** The router's page of a format whose questions come with the client. */
export function examPage(format: BundledFormat) {
  return { loader: ({ params }: LoadArgs) => loadExam(format, params), Component: ExamPage };
}

/** Rejects when a chunk does not come over a connection. */
async function loadExam(format: BundledFormat, params: LoadArgs['params']): Promise<LoadedExam> {
  const { find, fetchPaper, load, heading } = examKind(format);
  const written = examRoute(format).keyOf(params);
  const key = (await find?.(written)) ?? written;
  const exam = examOf(format, key);
  const bank =
    takeDrawnPaper(exam) ??
    (await fetchPaper?.(exam)) ??
    (await load(exam, key).catch(async (error: unknown) => {
      if (await serverAnswers()) throw error;
      return null;
    }));
  return { exam, format, key, bank, ...(find && bank && { title: heading(key, bank) }) };
}

function ExamPage() {
  return <LoadedExamScreen loaded={usePageData<() => Promise<LoadedExam>>()} />;
}
