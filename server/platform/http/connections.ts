import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { AppError } from '#server/platform/errors/app-error.ts';
import { answerConnectionError } from '#server/platform/errors/connection.ts';

/** How long a client may take, in ms. */
export interface ConnectionTimes {
  /** From the first byte of a request to its last, or from connecting to the first request. */
  readonly request: number;
  /** The slowest link on which a file is waited for, in bytes a millisecond: on top of `request`, on calls that take files. */
  readonly slowestLink: number;
  /** For the answer to a file, which stands in a line and is read by a process of its own. */
  readonly answer: number;
  /** How often that is looked at. */
  readonly check: number;
  /** For how long nothing moves on a connection, because nobody reads the answer, until it is cut. */
  readonly silence: number;
  /** Once the server ends, for requests under way; then their connections are cut. */
  readonly drain: number;
}

/**
 * Half a minute for a request; a minute of silence is twice as long as anybody waits in the line of log-ins. At 64 kB a
 * second, half of a poor mobile link's megabit, 5 MB have 108 s and 50 MB 13 minutes.
 */
export const connectionTimes: ConnectionTimes = {
  request: 30_000,
  slowestLink: 64,
  answer: 180_000,
  check: 5000,
  silence: 60_000,
  drain: 8000,
};

/** What Fastify has to be told of them. */
export function connectionOptions({ request, check, silence }: ConnectionTimes) {
  return {
    requestTimeout: request,
    connectionTimeout: silence,
    // A missing Host is answered below: Node's own answer has no body.
    http: { connectionsCheckingInterval: check, headersTimeout: request, requireHostHeader: false },
  } satisfies FastifyServerOptions & { http: object };
}

/** Connections on which a file is arriving, which has a time of its own. */
const uploading = new WeakSet<Socket>();

/** Answers what Node finds wrong with a connection, but for the time of a file that is arriving: that one is counted here. */
export function answerClientError(
  error: { readonly code?: string | undefined },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code !== tooSlow.code || !uploading.has(socket)) answerConnectionError(error, socket, headers);
}

const tooSlow = { code: 'ERR_HTTP_REQUEST_TIMEOUT' };

/**
 * Gives a file as long as a slow link needs for what it says to hold, and the answer as long as reading it takes. Only
 * once it is known who calls and that it is not too large: who is refused has as long as any request.
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
    // A request that a test injects came by no connection.
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

/** Answers in our words what Node would refuse in none, and reads no body on that nobody waits for. */
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
    // Whoever is answered before the body has arrived, as it is too large, would send all of it on this connection.
    if (hasBody && !complete) void reply.header('connection', 'close');
    done(null, payload);
  });
}
