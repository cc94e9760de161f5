import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/errors/app-error.ts';
import { addressKey } from '#server/platform/http/address-key.ts';

/** The most bytes of documents that are on their way at once. They are held in memory until they are whole. */
const mostUnderWay = 120_000_000;

/** The most of it that one address has: a cyber café or a school has one, and so has a sender who fills memory. */
const mostOfAddress = mostUnderWay / 2;

/** When a refused device should try again, in seconds. */
const retryAfter = 5;

/**
 * Bounds the bytes of documents that arrive at once on the routes that are registered from here on. A call that would
 * pass the bound is answered 503 'busy' before its body is read, and the device sends it again.
 */
export function boundUploads(app: FastifyInstance): void {
  const ofAddress = new Map<string, number>();
  let all = 0;
  const given = new WeakMap<FastifyRequest, () => void>();

  app.addHook('onRequest', (request, _reply, done) => {
    const { upload } = request.routeOptions.config;
    if (upload === undefined) return done();
    // A body in pieces does not say how long it is.
    const bytes = Math.min(Number(request.headers['content-length'] ?? upload), upload);
    const address = addressKey(request.ip);
    const own = ofAddress.get(address) ?? 0;
    if (all + bytes > mostUnderWay || own + bytes > mostOfAddress)
      return done(new AppError('busy', { text: (t) => t.manySend, retryAfterSeconds: retryAfter }));
    all += bytes;
    ofAddress.set(address, own + bytes);
    given.set(request, () => {
      given.delete(request);
      all -= bytes;
      const left = (ofAddress.get(address) ?? 0) - bytes;
      if (left > 0) ofAddress.set(address, left);
      else ofAddress.delete(address);
    });
    done();
  });
  const giveBack = (request: FastifyRequest) => given.get(request)?.();
  app.addHook('onResponse', async (request) => giveBack(request));
  app.addHook('onRequestAbort', async (request) => giveBack(request));
}
