import { showOverPage } from '#client/ui/over-page-store.ts';
import { noteOn } from '#client/student/record/keep-note.ts';
import type { FormActionProps } from './question-context.ts';
import { NoteForm } from './note-form.tsx';
import sheet from './question-form.css?url&no-inline';
import { ReportForm } from './report-form.tsx';

/**
 * Opens a form about a question, over the page. An exam goes on to its next question below it, and to its result when another tab does.
 * After it closes, `opener` has the focus and `letGo` is called.
 */
export async function openForm(
  { form, question, math, exam }: FormActionProps,
  opener: HTMLElement,
  letGo: () => void,
): Promise<void> {
  const kept = form === 'note' ? await noteOn(question) : null;
  showOverPage((close) => {
    const onClosed = () => {
      close();
      if (opener.isConnected) opener.focus();
      letGo();
    };
    return (
      <>
        <link rel="stylesheet" href={sheet} precedence="report" />
        {kept === null ? (
          <ReportForm question={question} onClosed={onClosed} />
        ) : (
          <NoteForm question={question} math={math} exam={exam} kept={kept} onClosed={onClosed} />
        )}
      </>
    );
  });
}
