import formbody from '@fastify/formbody';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/errors/app-error.ts';

/** The largest body that is read, in bytes. */
export const bodyLimit = 100_000;

/** How much of a refused body is read in any case, in bytes. A browser sends so much of an image before it listens. */
const leastDiscarded = 2_000_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The largest body in bytes of a route that takes files. */
    upload?: number | undefined;
  }
}

/**
 * The accepted forms of a body: JSON, urlencoded or multipart, with files only where a call takes them. Each becomes
 * one plain object.
 */
export async function bodies(app: FastifyInstance): Promise<void> {
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Some clients name JSON and send nothing, for example at a log-out.
    if (body === '') done(null, undefined);
    else void readJson(request, body, done);
  });
  await app.register(formbody, { bodyLimit });
  await app.register(multipart, {
    limits: { files: 1, fields: 20, parts: 20, fieldSize: 5000, fieldNameSize: 100, headerPairs: 20 },
  });
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await readParts(request);
  });
  // Multipart is read as a stream, which Fastify's own limit does not cover.
  app.addHook('onRequest', (request, _reply, done) => {
    if (Number(request.headers['content-length'] ?? 0) <= limitOf(request)) done();
    else discardRest(request, () => done(new AppError('too-large')));
  });
}

/** The fields of a multipart body. Throws 'bad-request' for another body, 'too-large' for more than a form holds. */
async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  try {
    return await Promise.race([collectParts(request), tooMuchArrives(request)]);
  } catch (cause) {
    request.raw.unpipe();
    await new Promise<void>((resolve) => discardRest(request, resolve));
    const known = cause instanceof AppError || String((cause as { code?: unknown }).code).startsWith('FST_');
    // The parser's own errors carry no status; all of them mean a wrong or broken-off body.
    throw known ? cause : new AppError('bad-request', { cause });
  }
}

async function collectParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts({ limits: { fileSize: limitOf(request) } })) {
    if (part.type === 'file') fields[part.fieldname] = await readFile(request, part);
    else if (part.valueTruncated) throw new AppError('too-large');
    else fields[part.fieldname] = part.value;
  }
  return fields;
}

const fileNames = new WeakMap<Uint8Array, string>();

/** The name of a file that came in a form; undefined for other bytes. */
export function fileNameOf(file: Uint8Array): string | undefined {
  return fileNames.get(file);
}

/** The bytes of a file. Throws 'too-large' on a call that takes none. */
async function readFile(request: FastifyRequest, part: MultipartFile): Promise<Uint8Array> {
  if (request.routeOptions.config.upload === undefined) throw new AppError('too-large');
  const file = await collectFile(part, Number(request.headers['content-length'] ?? 0));
  fileNames.set(file, part.filename);
  return file;
}

/**
 * Collects a file in memory of the announced size. If its pieces were joined at the end, it would need twice as much.
 */
async function collectFile(part: MultipartFile, expected: number): Promise<Uint8Array> {
  let whole = new Uint8Array(expected);
  let length = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    if (length + chunk.length > whole.length) whole = enlarged(whole, length + chunk.length);
    whole.set(chunk, length);
    length += chunk.length;
  }
  if (part.file.truncated) throw new AppError('too-large');
  return whole.subarray(0, length);
}

function enlarged(bytes: Uint8Array, least: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.max(least, bytes.length * 2));
  larger.set(bytes);
  return larger;
}

function limitOf({ routeOptions }: FastifyRequest): number {
  return routeOptions.config.upload ?? bodyLimit;
}

/**
 * Reads the rest of a refused body and drops it. A client that is answered while it sends loses the connection, and the
 * answer with it. It reads as much again as the call takes; a client that sends more is cut off.
 */
function discardRest(request: FastifyRequest, done: () => void): void {
  const { raw } = request;
  const most = Math.max(2 * limitOf(request), leastDiscarded);
  if (raw.readableEnded || raw.destroyed) return done();
  let discarded = 0;
  let isDone = false;
  const end = () => {
    if (!isDone) done();
    isDone = true;
  };
  raw.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded <= most || isDone) return;
    raw.pause();
    end();
  });
  raw.once('end', end).once('close', end);
  raw.resume();
}

/** Rejects when more arrives than is read: a chunked body does not announce its length. */
function tooMuchArrives(request: FastifyRequest): Promise<never> {
  const limit = limitOf(request);
  return new Promise((_resolve, reject) => {
    let arrived = 0;
    request.raw.on('data', (chunk: Buffer) => {
      arrived += chunk.length;
      if (arrived > limit) reject(new AppError('too-large'));
    });
  });
}
