import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
    limits: { files: 0, fields: 20, parts: 20, fieldSize: 5000, fieldNameSize: 100, headerPairs: 20 },
  });
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await readParts(request);
  });
  // Multipart is read as it streams in, past Fastify's own limit.
  app.addHook('onRequest', (request, _reply, done) => {
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) done(new AppError('too-large'));
    else done();
  });
}

/** The fields of a multipart body. Throws 'bad-request' for what is no such body, 'too-large' for more than a form. */
async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' || part.valueTruncated) throw new AppError('too-large');
      fields[part.fieldname] = part.value;
    }
  } catch (cause) {
    // The parser's own complaints carry no status; all of them are about what was sent.
    throw cause instanceof Error && 'code' in cause ? cause : new AppError('bad-request', { cause });
  }
  return fields;
}
