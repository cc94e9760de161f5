import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorBody } from '#contract/error.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';

let place: TestDatabase;
let server: TestApp;

beforeAll(async () => {
  place = await migratedSqlite();
  server = await createTestApp(place);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await place.remove();
});

/** The server's answer to these bytes, until it closes the connection. */
async function answerTo(sent: string) {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  socket.write(sent);
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
  return { status: Number(head.split(' ')[1]), head, body };
}

const broken = {
  'headers that are too large': [
    `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers-too-large',
  ],
  'what is no request': ['hello\r\n\r\n', 400, 'bad-request'],
  'a header that is none': ['GET / HTTP/1.1\r\nHost: x\r\nno header\r\n\r\n', 400, 'bad-request'],
  'two lengths': [
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
    'bad-request',
  ],
} as const;

it.each(Object.entries(broken))('%s is answered in our words', async (_, [sent, status, code]) => {
  const answer = await answerTo(sent);
  expect(answer.status).toBe(status);
  expect(answer.head).toContain('\r\ncontent-type: application/json; charset=utf-8\r\n');
  expect(answer.head).toContain(`\r\ncontent-length: ${Buffer.byteLength(answer.body)}\r\n`);
  expect(answer.head).toContain('\r\ncache-control: no-store\r\n');
  expect(answer.head).toContain('\r\nx-content-type-options: nosniff\r\n');
  expect(ErrorBody.parse(JSON.parse(answer.body)).code).toBe(code);
});

it('a request that takes too long to arrive is answered in our words', async () => {
  server.app.server.once('connection', (socket: Socket) => {
    socket.once('data', () => {
      server.app.server.emit('clientError', Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
    });
  });
  const answer = await answerTo('GET / HTTP/1.1\r\n');
  expect(answer.status).toBe(408);
  expect(ErrorBody.parse(JSON.parse(answer.body)).code).toBe('too-slow');
});

it('a connection that its client has cut is left alone', async () => {
  const cut = once(server.app.server, 'clientError');
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\n', () => socket.resetAndDestroy());
  const [error, theirs] = (await cut) as [{ code: string }, Socket];
  expect([error.code, theirs.bytesWritten, theirs.destroyed]).toEqual(['ECONNRESET', 0, true]);
});
