import { drawnPaperId } from '#contract/drawn-page.ts';
import { readStored } from '#client/lib/storage/stored-values.ts';
import { whenIdle } from '#client/ui/when-idle.ts';
import type { Exam } from '#exam/practice/attempt.ts';
import { attemptUnderWay } from '#exam/practice/open.ts';
import { language } from '#messages/language.ts';
import { addressIn } from '#text/language.ts';
import { parseDrawn, takeDrawn } from './drawn-paper.ts';
import type { ExamBank } from './exam-kind.ts';

/**
 * A paper that the server draws now, from the exam's own page at this path. Null without a network or such a paper, or if another one is
 * under way. If the questions are on this device, the service worker answers with nothing, and the device draws.
 */
export async function fetchDrawnPaper(exam: Exam, path: string): Promise<ExamBank | null> {
  if (attemptUnderWay(exam, { questions: [] }, readStored()) !== null) return null;
  const html = await fetch(addressIn(language, path)).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );
  const paper = new DOMParser().parseFromString(html, 'text/html').getElementById(drawnPaperId);
  if (paper === null) return null;
  keepLater(paper.dataset['files']?.split(' ') ?? []);
  return takeDrawn(exam, parseDrawn(paper.textContent));
}

/** So that the next paper can be drawn without a network. The service worker keeps what passes it. */
function keepLater(files: readonly string[]): void {
  if (!navigator.serviceWorker?.controller) return;
  whenIdle(() => {
    for (const file of files) {
      fetch(file, { priority: 'low' }).catch(() => {
        // The next start tries again.
      });
    }
  });
}
