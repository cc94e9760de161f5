// One of several servers on one port; server/app/workers.ts starts it, and has filled the database before.
import { openDatabase } from '#server/database/open.ts';
import { createLogger } from '#server/app/logger.ts';
import { endWorkerOnSignal } from '#server/app/end.ts';
import { serve } from '#server/serve.ts';
import { orSayWhy } from '#server/app/setting-error.ts';
import { readSettings } from '#server/app/settings.ts';

await orSayWhy(async () => {
  const settings = readSettings(process.env);
  const logger = createLogger('info');
  const { address, close } = await serve(settings, await openDatabase(settings), logger);
  endWorkerOnSignal(close, logger);
  process.send?.(address);
});
