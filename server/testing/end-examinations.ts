import type { Settings } from '#server/app/settings.ts';
import { openDatabase } from '#server/database/open.ts';

/** Lets every examination be over that a test has made on a running server: other tests' pages would tell that it is coming. */
export async function endExaminations({
  url,
  ...settings
}: Pick<Settings, 'dataDir' | 'databaseUrl'> & { readonly url: string }): Promise<void> {
  const coming = await fetch(`${url}/api/hall`);
  if (((await coming.json()) as readonly unknown[]).length === 0) return;
  const { db, close } = await openDatabase({ ...settings, workers: 1 });
  await db.updateTable('examination').set({ state: 'ended' }).where('state', '=', 'sealed').execute();
  await close();
}
