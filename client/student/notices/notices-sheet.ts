import { loadSheet } from '#client/ui/use-sheet.ts';
import sheet from './notices.css?url&no-inline';

/** Loads the style sheet of notices; it comes with their data. A page that the build renders has none to load. */
export async function noticesSheet(): Promise<void> {
  if (globalThis.document !== undefined) await loadSheet('notices-sheet', sheet);
}
