import { showToast } from '#client/ui/toast-store.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-items.ts';
import { numberIn } from '#text/numbers.ts';

/** Saves the file of an export through the browser. Says what its form could not hold, or why there is no file. */
export async function saveExport(address: string): Promise<void> {
  try {
    const answer = await fetch(address, { headers: { 'accept-language': language } });
    if (!answer.ok) throw new Error(((await answer.json()) as { message: string }).message);
    const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'items';
    const file = URL.createObjectURL(await answer.blob());
    const link = document.createElement('a');
    link.href = file;
    link.download = name;
    link.click();
    URL.revokeObjectURL(file);
    const leftOut = Number(answer.headers.get('items-left-out'));
    if (leftOut > 0) showToast(m.leftOut(leftOut, numberIn(language, leftOut)));
  } catch (error) {
    // The browser's words about a lost connection are not for users.
    showToast(error instanceof TypeError || !(error instanceof Error) ? m.notExported : error.message, 'bad');
  }
}
