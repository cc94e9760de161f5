import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { noteOn } from '#client/student/record/keep-note.ts';
import type { FormActionProps } from './question-context.ts';
import { NoteForm } from './note-form.tsx';
import sheet from './question-form.css?url&no-inline';
import { ReportForm } from './report-form.tsx';

/**
 * Opens a form about a question, over the page. It stands beside the program's own root. An exam goes on to its next question, and to its
 * result when another tab does. After it closes, `opener` has the focus and `letGo` is called.
 */
export async function openForm(
  { form, question, math, exam }: FormActionProps,
  opener: HTMLElement,
  letGo: () => void,
): Promise<void> {
  const kept = form === 'note' ? await noteOn(question) : null;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const onClosed = () => {
    root.unmount();
    place.remove();
    if (opener.isConnected) opener.focus();
    letGo();
  };
  // A transition waits for its style sheet, which no page loads before.
  startTransition(() =>
    root.render(
      <>
        <link rel="stylesheet" href={sheet} precedence="report" />
        {kept === null ? (
          <ReportForm question={question} onClosed={onClosed} />
        ) : (
          <NoteForm question={question} math={math} exam={exam} kept={kept} onClosed={onClosed} />
        )}
      </>,
    ),
  );
}
