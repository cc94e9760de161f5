import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { answerConnectionError } from '#server/errors/connection.ts';

/** How long a client may take, in ms. */
export interface ConnectionTimes {
  /** From the first byte of a request to its last, or from connecting to the first request. */
  readonly request: number;
  /** How often that is looked at. */
  readonly check: number;
  /** For how long nothing moves on a connection, because nobody reads the answer, until it is cut. */
  readonly silence: number;
  /** Once the server ends, for requests under way; then their connections are cut. */
  readonly drain: number;
}

/** Half a minute for a request; a minute of silence is twice as long as anybody waits in the line of log-ins. */
export const connectionTimes: ConnectionTimes = { request: 30_000, check: 5000, silence: 60_000, drain: 8000 };

/** What Fastify has to be told of them. */
export function connectionOptions({ request, check, silence }: ConnectionTimes) {
  return {
    requestTimeout: request,
    connectionTimeout: silence,
    // A missing Host is answered below: Node's own answer has no body.
    http: { connectionsCheckingInterval: check, headersTimeout: request, requireHostHeader: false },
  } satisfies FastifyServerOptions & { http: object };
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
