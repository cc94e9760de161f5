import type { Question } from '#exam/question.ts';
import button from '#client/ui/button.module.css';
import { chunk } from '#client/ui/chunk.ts';
import { showToast } from '#client/ui/toast-store.ts';
import * as m from '#messages/exam.ts';

const reporting = chunk('report-question', () => import('./report-question.tsx'));

/** Opens the form that says what is wrong with a question. */
export function ReportAction({ question }: { question: Question }) {
  const report = (opener: HTMLElement) =>
    reporting().then(
      ({ openReport }) => openReport(question, opener),
      () => showToast(m.reportFailed, 'bad'),
    );
  return (
    <button type="button" className={button.link} onClick={({ currentTarget }) => void report(currentTarget)}>
      {m.report}
    </button>
  );
}
