import { chunk } from '#client/ui/chunk.ts';
import { loadSheet } from '#client/ui/use-sheet.ts';
import { loadSearch } from './load-search.ts';
import { readSearch } from './search-address.ts';
import type { LoadResult, SearchPage } from './search-page.ts';
import sheet from './search.css?url&no-inline';

const sheetId = 'search-sheet';

export { Component } from './search-screen.tsx';

const topicBank = chunk('topic-bank', () => import('#client/student/exam/topic-bank.ts'));
const load: LoadResult = async (at) => (await topicBank()).loadQuestionAt(at);

const nothing: SearchPage = { search: null, opened: null, load };

/**
 * The field waits for nothing: the texts of the questions come while the student types. Only the results that the server has rendered need
 * them, so that the program can take these over.
 */
export async function loader(): Promise<SearchPage> {
  // The build renders the empty search.
  if (typeof document === 'undefined') return { ...nothing, sheet: { id: sheetId, href: sheet } };
  const whole = loadSearch();
  whole.catch(() => {
    // The page says so itself, and asks once more.
  });
  await loadSheet(sheetId, sheet);
  const { query, open } = readSearch(globalThis.location.search);
  const isPrerendered = document.getElementById('root')?.dataset['prerendered'] !== undefined;
  if (!isPrerendered || query === '') return nothing;
  try {
    const opened = open && (await load(open));
    return { ...nothing, search: await whole, opened: open && opened && { ...opened, at: open } };
  } catch {
    return { ...nothing, redrawn: true };
  }
}
