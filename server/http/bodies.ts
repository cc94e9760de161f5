import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';

/** The largest body that is read, in bytes. */
export const bodyLimit = 100_000;

/** The forms in which a body may come: JSON, urlencoded or multipart without files. Each ends up as one plain object. */
export async function bodies(app: FastifyInstance): Promise<void> {
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Some clients name JSON and send nothing, as with a logout.
    if (body === '') done(null, undefined);
    else void readJson(request, body, done);
  });
  await app.register(formbody, { bodyLimit });
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    throwFileSizeLimit: true,
    limits: { files: 0, fields: 20, parts: 20, fieldSize: 5000, fieldNameSize: 100, headerPairs: 20 },
  });
  // Multipart is read as it streams in, past Fastify's own limit.
  app.addHook('onRequest', async (request) => {
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw new AppError('too-large');
  });
}
