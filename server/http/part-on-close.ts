import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Once the app closes, each answer takes leave of its connection, and connections that browsers opened in advance and
 * never used are cut. Node waits for both kinds, and would keep the server from ending for as long as its clients like.
 */
export function partOnClose(app: FastifyInstance): void {
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
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done(null, payload);
  });
}
