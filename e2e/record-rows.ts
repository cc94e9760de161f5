import type { Page } from '@playwright/test';

type Table = 'asides' | 'attempts';

/**
 * How many rows a table of this device's record has. A record that the program has not made yet has none. This function must not create an
 * empty one, because the program would then take it for its own.
 */
export async function recordRows(page: Page, table: Table): Promise<number> {
  return page.evaluate(async (name) => {
    if (!(await indexedDB.databases()).some((database) => database.name === 'tayari-record')) return 0;
    const opening = indexedDB.open('tayari-record');
    await new Promise((resolve) => {
      opening.addEventListener('success', resolve);
    });
    const counting = opening.result.transaction(name).objectStore(name).count();
    await new Promise((resolve) => {
      counting.addEventListener('success', resolve);
    });
    opening.result.close();
    return counting.result;
  }, table);
}
