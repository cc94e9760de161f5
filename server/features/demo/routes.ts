import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { DemoGuide } from '#contract/demo.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { route } from '#server/platform/http/route.ts';

interface DemoDeps {
  /** The guide of a demo, null while the demo is made; null in every installation. */
  readonly demo: (() => DemoGuide | null) | null;
  readonly baseUrl: () => string;
}

/** The guide of a demo: it tells passwords, so it answers only where a visitor called this machine by its address. */
export async function demoRoutes(app: FastifyInstance, { demo, baseUrl }: DemoDeps): Promise<void> {
  route(app, 'GET /demo', ({ hostname }, reply) => {
    if (demo === null || !isOwnName(hostname, baseUrl())) throw new AppError('not-found');
    void reply.header('cache-control', 'no-store');
    const guide = demo();
    if (guide === null) throw new AppError('unavailable', { retryAfterSeconds: 10 });
    return guide;
  });
}

/**
 * Whether a host name can only be this server's. Another site can let its own name lead to this machine, and its page
 * would then read the answers. It can't do so with `localhost`, nor with an address in digits.
 */
function isOwnName(hostname: string, baseUrl: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || isIP(name) !== 0 || name === new URL(baseUrl).hostname;
}
