import type { FastifyInstance } from 'fastify';
import { SettingError } from '#server/platform/setting-error.ts';
import type { Settings } from '#server/platform/settings.ts';

/**
 * Listens at the address of the settings, or on a descriptor that was passed to the process; returns the address. Throws a SettingError that
 * names PORT or HOST.
 */
export async function listen(
  app: FastifyInstance,
  { port, host }: Pick<Settings, 'port' | 'host'>,
  passed: number | null = null,
): Promise<string> {
  const { level } = app.log;
  // Fastify announces each address it listens on; the caller says it once, in its own words.
  app.log.level = 'warn';
  try {
    const where = passed === null ? { port, host } : { fd: passed, host };
    return await app.listen(where);
  } catch (error) {
    throw explain(error, port, host);
  } finally {
    app.log.level = level;
  }
}

function explain(error: unknown, port: number, host: string): unknown {
  const code = (error as { code?: string }).code ?? '';
  const say = (variable: string, problem: string) => new SettingError(variable, problem, { cause: error });
  if (code === 'EADDRINUSE') return say('PORT', `is ${port}, which another program on ${host} uses already`);
  if (code === 'EACCES') return say('PORT', `is ${port}, which this user may not listen on`);
  if (/^(EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN|EINVAL)$/.test(code)) {
    return say('HOST', `is ${host}, which is no address of this machine`);
  }
  return error;
}

/**
 * The address of the listening server for a person at this machine. The product is reached there unless PUBLIC_URL is
 * set.
 */
export function localUrl(app: FastifyInstance): string {
  const [address] = app.addresses();
  return `http://localhost:${typeof address === 'object' ? address.port : 80}`;
}
