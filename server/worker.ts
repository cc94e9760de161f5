// One of several servers on one port; server/processes/workers.ts starts it, and has filled the database before.
import { openDatabase } from '#server/database/open.ts';
import { createLogger } from '#server/logger.ts';
import { endWorkerOnSignal } from '#server/processes/end.ts';
import { serve } from '#server/serve.ts';
import { orSayWhy } from '#server/setting-error.ts';
import { readSettings } from '#server/settings.ts';

await orSayWhy(async () => {
  const settings = readSettings(process.env);
  const logger = createLogger('info');
  const { address, close } = await serve(settings, await openDatabase(settings), logger);
  endWorkerOnSignal(close, logger);
  process.send?.(address);
});
