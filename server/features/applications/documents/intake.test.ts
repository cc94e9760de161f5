import { request as open, type ClientRequest } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerError } from '#server/platform/errors/handler.ts';
import { boundUploads } from './intake.ts';

const bytes = 20_000_000;
let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify({ bodyLimit: bytes });
  app.setErrorHandler(answerError);
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  boundUploads(app);
  app.post('/document', { config: { upload: bytes } }, async () => 'taken');
  app.post('/other', async () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
});

/** Begins to send a document, and does not go on. */
async function begin(): Promise<ClientRequest> {
  const arrived = once(app.server, 'request');
  const { port } = app.server.address() as AddressInfo;
  const sent = open({ port, method: 'POST', path: '/document', headers: { 'content-length': bytes } });
  sent.on('error', () => {});
  sent.setHeader('content-type', 'application/octet-stream');
  sent.write('x');
  await arrived;
  return sent;
}
const send = (url: string) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.alloc(bytes),
  });

it('lets an address send so much at once, and more when that has come or broken off', async () => {
  const [first] = [await begin(), await begin(), await begin()];
  const refused = await send('/document');
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([503, '5', 'busy']);
  expect((await send('/other')).statusCode).toBe(200);
  first?.destroy();
  await expect.poll(async () => (await send('/document')).statusCode).toBe(200);
});
