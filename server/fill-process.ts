// The process that fills a database (server/fill-apart.ts). It sends the sentence of a wrong setting to the server. Any
// other error ends it, and the server with it. It ends with the server that began it.
import { SettingError } from '#server/platform/setting-error.ts';
import type { FillOrder } from '#server/fill-apart.ts';
import { fillHere } from '#server/fill-database.ts';

process.once('message', (order: FillOrder) => void fill(order));
process.once('disconnect', () => process.exit(1));

async function fill({ settings, contentFolder, now }: FillOrder): Promise<void> {
  try {
    await fillHere(settings, contentFolder, now);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.send?.(error.message);
  }
  process.removeAllListeners('disconnect').disconnect();
}
