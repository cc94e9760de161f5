import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { answerConnectionError } from '#server/errors/connection.ts';

/**
 * How long a client may take, in ms: a request has to have arrived after half a minute, which is looked at every five
 * seconds; a connection on which nothing moves, because nobody reads the answer, is cut after a minute. That is longer
 * than anybody waits in the line of log-ins.
 */
export const connectionOptions = {
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  // A missing Host is answered below: Node's own answer has no body.
  http: { connectionsCheckingInterval: 5000, requireHostHeader: false },
} as const satisfies FastifyServerOptions & { http: object };

/** Answers in our words what Node would refuse in none, and reads no body on that nobody waits for. */
export function refuseOddRequests(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.server.on('checkExpectation', (request: IncomingMessage) => answerConnectionError({}, request.socket, headers));
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
