import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { Question } from '#exam/question.ts';
import { ReportForm } from './report-form.tsx';
import sheet from './report-form.css?url&no-inline';

/**
 * Asks what is wrong with a question, over the page. It stands beside the program's own root: an exam goes on to its next
 * question, and to its result, while this one is written about. `opener` has the focus once it is closed.
 */
export function openReport(question: Question, opener: HTMLElement): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const onClosed = () => {
    root.unmount();
    place.remove();
    if (opener.isConnected) opener.focus();
  };
  // A transition waits for its style sheet, which no page loads before.
  startTransition(() =>
    root.render(
      <>
        <link rel="stylesheet" href={sheet} precedence="report" />
        <ReportForm question={question} onClosed={onClosed} />
      </>,
    ),
  );
}
