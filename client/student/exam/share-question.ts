import type { MathMap } from '#content/load/loaded-bank.ts';
import { plainText } from '#content/load/plain-text.ts';
import { placeOfQuestion } from '#content/load/question-topics.ts';
import type { Question } from '#exam/question.ts';
import { questionKey } from '#exam/question-key.ts';
import { paths } from '#client/lib/paths.ts';
import { showToast } from '#client/ui/toast-store.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/share.ts';
import { addressIn } from '#text/language.ts';

/** What a share gives to the system's sheet. */
interface ShareContent {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Shares the page of a question. Only built-in questions have one: it says so of any other. */
export async function shareQuestion(question: Question, math: MathMap): Promise<void> {
  const key = questionKey(question);
  if (placeOfQuestion(key) === null) showToast(m.noPage, 'bad');
  else {
    const url = location.origin + addressIn(language, paths.question.to({ key }));
    await shareLink({ title: m.title, text: plainText(question.question, math), url });
  }
}

/** By the system's sheet. Without one the link is copied; where the browser allows neither, it is shown. */
async function shareLink(shared: ShareContent): Promise<void> {
  // Only the newer browsers have these, and no browser has them over plain http.
  const system: Partial<Navigator> = navigator;
  if (system.share !== undefined) {
    await navigator.share(shared).catch((error: unknown) => {
      // The student closed the sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
    return;
  }
  const isCopied = await (system.clipboard?.writeText(shared.url) ?? Promise.reject(new Error('No clipboard'))).then(
    () => true,
    () => false,
  );
  showToast(isCopied ? m.linkCopied : shared.url);
}
