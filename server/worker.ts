// One of several servers on one port. server/platform/process/workers.ts starts it and has filled the database before.
import { openDatabase } from '#server/platform/database/open.ts';
import { createLogger } from '#server/platform/process/logger.ts';
import { endWorkerOnSignal } from '#server/platform/process/end.ts';
import { serve } from '#server/serve.ts';
import { orSayWhy } from '#server/platform/setting-error.ts';
import { readSettings } from '#server/platform/settings.ts';

await orSayWhy(async () => {
  const settings = readSettings(process.env);
  const logger = createLogger('info');
  const { address, close } = await serve(settings, await openDatabase(settings), logger);
  endWorkerOnSignal(close, logger);
  process.send?.(address);
});
