import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { AppError } from '#server/platform/errors/app-error.ts';
import { answerConnectionError } from '#server/platform/errors/connection.ts';

/** How long a client may take, in ms. */
export interface ConnectionTimes {
  /** The time from the first byte of a request to its last, or from connecting to the first request. */
  readonly request: number;
  /**
   * The slowest link on which a file is awaited, in bytes a millisecond. Calls that take files get this time on top of
   * `request`.
   */
  readonly slowestLink: number;
  /** The time for the answer to a file. A file waits in a line and is read by a process of its own. */
  readonly answer: number;
  /** How often the times are checked. */
  readonly check: number;
  /** After how long without movement a connection is cut, because its client does not read the answer. */
  readonly silence: number;
  /** The time for requests under way once the server ends; then their connections are cut. */
  readonly drain: number;
}

/**
 * A request has half a minute. A minute of silence is twice the longest wait in the line of log-ins. The slowest link
 * has 64 kB a second, half of a poor mobile megabit. There 5 MB have 108 s and 50 MB 13 minutes.
 */
export const connectionTimes: ConnectionTimes = {
  request: 30_000,
  slowestLink: 64,
  answer: 180_000,
  check: 5000,
  silence: 60_000,
  drain: 8000,
};

/** The options for Fastify that follow from them. */
export function connectionOptions({ request, check, silence }: ConnectionTimes) {
  return {
    requestTimeout: request,
    connectionTimeout: silence,
    // A missing Host is answered below: Node's own answer has no body.
    http: { connectionsCheckingInterval: check, headersTimeout: request, requireHostHeader: false },
  } satisfies FastifyServerOptions & { http: object };
}

/** Connections on which a file is arriving; it has its own time. */
const uploading = new WeakSet<Socket>();

/**
 * Answers the errors that Node finds in a connection. A file that is arriving is excepted: its time is counted here.
 */
export function answerClientError(
  error: { readonly code?: string | undefined },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code !== tooSlow.code || !uploading.has(socket)) answerConnectionError(error, socket, headers);
}

const tooSlow = { code: 'ERR_HTTP_REQUEST_TIMEOUT' };

/**
 * Gives a file the time that a slow link needs for its announced size. The answer gets the time of reading it. This
 * starts only once the caller is known and the file is not too large. A refused caller has as long as any request.
 */
export function waitForFiles(
  app: FastifyInstance,
  { request: base, slowestLink, answer }: ConnectionTimes,
  headers: Readonly<Record<string, string>>,
): void {
  app.addHook('preParsing', ({ raw, routeOptions }, _reply, _payload, done) => {
    const { upload } = routeOptions.config;
    done();
    const { socket } = raw;
    // A request that a test injects has no connection.
    if (upload === undefined || raw.complete || !(socket instanceof Socket)) return;
    const bytes = Number(raw.headers['content-length'] ?? upload);
    const timer = setTimeout(() => answerConnectionError(tooSlow, socket, headers), base + bytes / slowestLink);
    uploading.add(socket);
    raw.once('end', () => socket.setTimeout(answer));
    for (const event of ['end', 'close'])
      raw.once(event, () => {
        clearTimeout(timer);
        uploading.delete(socket);
      });
  });
}

/** Answers with our error body where Node would refuse without one. Does not read a body for which no handler waits. */
export function refuseOddRequests(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  // An unknown expectation; or CONNECT, as if we were a proxy.
  for (const event of ['checkExpectation', 'connect'])
    app.server.on(event, ({ socket }: IncomingMessage) => answerConnectionError({}, socket, headers));
  app.addHook('onRequest', (request, _reply, done) => {
    const { httpVersion, headers: sent } = request.raw;
    done(httpVersion === '1.1' && sent.host === undefined ? new AppError('bad-request') : undefined);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const { complete, headers: sent } = request.raw;
    const hasBody = sent['transfer-encoding'] !== undefined || Number(sent['content-length'] ?? 0) > 0;
    // A body that is too large is answered before it has arrived. The client would send all of it on this connection.
    if (hasBody && !complete) void reply.header('connection', 'close');
    done(null, payload);
  });
}
