import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ConnectionTimes } from './connections.ts';

/**
 * Once the app closes, each answer asks its client to close the connection. Unused connections that browsers opened in
 * advance are cut. Node waits for both kinds, and for clients that never read their answer. Without a limit its clients
 * could keep the server from ending for as long as they like.
 */
export function drainOnClose(app: FastifyInstance, { drain }: Pick<ConnectionTimes, 'drain'>): void {
  const unused = new Set<Socket>();
  let closing = false;
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.addHook('onRequest', (request, _reply, done) => {
    unused.delete(request.raw.socket);
    done();
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of unused) socket.destroy();
    const cut = setTimeout(() => app.server.closeAllConnections(), drain);
    app.server.once('close', () => clearTimeout(cut));
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done(null, payload);
  });
}
