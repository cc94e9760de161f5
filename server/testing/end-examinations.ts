import type { Settings } from '#server/platform/settings.ts';
import { openDatabase } from '#server/platform/database/open.ts';

type ServerLocation = Pick<Settings, 'dataDir' | 'databaseUrl'> & { readonly url: string };

/** The examinations that a running server lists as open or coming. */
async function comingAt(url: string): Promise<readonly string[]> {
  const answer = await fetch(`${url}/api/hall`);
  return ((await answer.json()) as readonly { code: string }[]).map(({ code }) => code);
}

/** Whether a running server lists a notice. */
async function hasNotice(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/notices`);
  return ((await answer.json()) as { rows: readonly unknown[] }).rows.length > 0;
}

/** Ends every examination and notice that a test has made on a running server: other tests' pages would show them. */
export async function endExaminations({ url, ...settings }: ServerLocation): Promise<void> {
  if ((await comingAt(url)).length === 0 && !(await hasNotice(url))) return;
  const { db, close } = await openDatabase({ ...settings, workers: 1 });
  await db.updateTable('examination').set({ state: 'ended' }).where('state', '=', 'sealed').execute();
  await db.updateTable('notice').set({ ends_at: 0 }).execute();
  await close();
}

/** Takes that back for these examinations, which several tests look at. */
export async function resumeExaminations(
  { url, ...settings }: ServerLocation,
  codes: readonly string[],
): Promise<void> {
  const coming = await comingAt(url);
  const over = codes.filter((code) => !coming.includes(code));
  if (over.length === 0) return;
  const { db, close } = await openDatabase({ ...settings, workers: 1 });
  await db.updateTable('examination').set({ state: 'sealed' }).where('code', 'in', over).execute();
  await close();
}
