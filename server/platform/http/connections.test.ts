import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorBody } from '#contract/error.ts';
import { connectionTimes, type ConnectionTimes } from './connections.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

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

function open(of: TestApp = server): { socket: Socket; answer: () => string; closed: Promise<void> } {
  const socket = connect((of.app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  // The server resets a client that goes on sending after its answer.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { socket, answer: () => answer, closed };
}

describe('what Node would refuse without a word', () => {
  it.each([
    ['a missing Host', 'GET /api/levels HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a CONNECT, as to a proxy', 'CONNECT evil.example:80 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['an unknown expectation', 'GET /api/levels HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n'],
  ])('%s is refused in our words', async (_, sent) => {
    const { socket, answer, closed } = open();
    socket.write(sent);
    await closed;
    const [head = '', body = ''] = answer().split('\r\n\r\n', 2);
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toContain('x-content-type-options: nosniff');
    expect(ErrorBody.parse(JSON.parse(body)).code).toBe('bad-request');
  });
});

const upload = (type: string) =>
  `POST /api/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Type: ${type}\r\n\r\n`;

describe('a body in chunks, without an end', () => {
  const field = 'content-disposition: form-data; name="email"\r\n\r\n';
  it.each([
    ['multipart', 'multipart/form-data; boundary=b', `--b\r\n${field}`, 413],
    ['multipart before its first part', 'multipart/form-data; boundary=b', '', 413],
    ['JSON', 'application/json', '{"email":"', 413],
    ['of no known type', 'text/plain', '', 415],
  ])('that is %s is not read on', async (_, type, beginning, status) => {
    const { socket, answer, closed } = open();
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    socket.write(upload(type));
    if (beginning) socket.write(`${beginning.length.toString(16)}\r\n${beginning}\r\n`);
    let sent = 0;
    while (!socket.destroyed && !answer() && sent < 64e6) {
      sent += 0x4000;
      await Promise.race([closed, new Promise((resolve) => socket.write(chunk, resolve))]);
    }
    await closed;
    // Bytes in the system's buffers count as sent.
    expect(sent).toBeLessThan(20e6);
    expect(answer()).toContain(`HTTP/1.1 ${status} `);
    expect(answer()).toContain('connection: close');
  });
});

it('a file that is too large is refused to whoever sends all of it before reading', async () => {
  const { socket, answer, closed } = open();
  // Browsers behave so: a connection that is cut while they send is a failure, and they don't read the answer.
  socket.pause();
  const size = 9_000_000;
  const type = 'multipart/form-data; boundary=b';
  socket.write(
    `POST /api/staff/figures HTTP/1.1\r\nHost: x\r\nConnection: close\r\nOrigin: http://tayari.test\r\nContent-Type: ${type}\r\nContent-Length: ${size}\r\n\r\n`,
  );
  await new Promise((resolve) => socket.write(Buffer.alloc(size), resolve));
  socket.resume();
  await closed;
  expect(answer()).toContain('HTTP/1.1 413 ');
});

it.each(['multipart/form-data; boundary=b', 'application/json'])(
  'an upload of %s that breaks off is no fault of ours',
  async (type) => {
    const logged = server.log.length;
    const ended = new Promise<void>((resolve) => {
      server.app.server.once('request', (request) => request.once('close', () => setImmediate(resolve)));
    });
    const { socket } = open();
    socket.write(`${upload(type)}10\r\n{"email":`, () => setImmediate(() => socket.resetAndDestroy()));
    await ended;
    const lines = server.log.slice(logged).map((line) => JSON.parse(line) as { level: number });
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  },
);

describe('a client that takes too long', () => {
  let impatientPlace: TestDatabase;
  let impatient: TestApp;
  let teacher: Staff;
  beforeAll(async () => {
    impatientPlace = await migratedSqlite();
    impatient = await createTestApp(impatientPlace, {
      connectionTimes: { ...connectionTimes, request: 400, slowestLink: 1, check: 50, silence: 1000 },
    });
    teacher = await signInStaff(impatient, 'Hari');
    await impatient.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await impatient.close();
    await impatientPlace.remove();
  });
  const refusalIn = (answer: string) => {
    const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
    return [head.split('\r\n')[0], ErrorBody.parse(JSON.parse(body)).code];
  };
  const tooSlow = ['HTTP/1.1 408 Request Timeout', 'too-slow'];

  it('with a body that comes byte by byte is told so, however steadily it comes', async () => {
    const { socket, answer, closed } = open(impatient);
    socket.write(
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
    );
    const trickle = setInterval(() => socket.write(' '), 20);
    await closed;
    clearInterval(trickle);
    expect(refusalIn(answer())).toEqual(tooSlow);
  });

  it('with its headers, too', async () => {
    const { socket, answer, closed } = open(impatient);
    socket.write('GET /api/levels HTTP/1.1\r\nHost: x\r\n');
    const trickle = setInterval(() => socket.write('a: b\r\n'), 20);
    await closed;
    clearInterval(trickle);
    expect(refusalIn(answer())).toEqual(tooSlow);
  });

  describe('with a file', () => {
    /** Sends an image of so many bytes in so many pieces, 20 ms apart, and returns the answer. */
    async function drip(size: number, pieces: number): Promise<string> {
      const { socket, answer, closed } = open(impatient);
      const { cookie, origin } = teacher.headers;
      const begin = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
      const body = Buffer.concat([Buffer.from(begin), Buffer.alloc(size), Buffer.from('\r\n--b--\r\n')]);
      socket.write(
        `POST /api/staff/figures HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: ${cookie}\r\nOrigin: ${origin}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      const step = Math.ceil(body.length / pieces);
      let sent = 0;
      const trickle = setInterval(() => {
        socket.write(body.subarray(sent, sent + step));
        sent += step;
        if (sent >= body.length) clearInterval(trickle);
      }, 20);
      await closed;
      clearInterval(trickle);
      return answer();
    }

    it('has as long as a slow link needs for what it holds', async () => {
      // Twice the time of any request, a twentieth of the time for such a file. Then the server looks at it: it is no
      // image.
      expect(refusalIn(await drip(20_000, 40))).toEqual(['HTTP/1.1 415 Unsupported Media Type', 'unsupported-type']);
    });

    it('is told so where it takes longer than that', async () => {
      expect(refusalIn(await drip(200, 200))).toEqual(tooSlow);
    });
  });

  it('to ask for anything is cut', async () => {
    const { answer, closed } = open(impatient);
    await closed;
    expect(refusalIn(answer())).toEqual(tooSlow);
  });

  it('to read what it asked for is cut', async () => {
    const cut = new Promise<number>((resolve) => {
      impatient.app.server.once('connection', (ours: Socket) => {
        ours.once('close', () => resolve(ours.bytesWritten));
      });
    });
    const { socket } = open(impatient);
    socket.pause();
    socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(500));
    // It had begun to answer, and stopped when the client read no more.
    expect(await cut).toBeGreaterThan(0);
    socket.destroy();
  });
});

describe('the end of the server', () => {
  const never = 300_000;
  let endingPlace: TestDatabase;
  let ending: TestApp;
  async function startWith(times: Partial<ConnectionTimes>): Promise<void> {
    endingPlace = await migratedSqlite();
    const patient = { ...connectionTimes, request: never, check: never, silence: never, drain: never };
    ending = await createTestApp(endingPlace, { connectionTimes: { ...patient, ...times } });
    await ending.app.listen({ port: 0, host: '127.0.0.1' });
  }
  /** The server's side of a connection. */
  async function connectionOf(act: (client: Socket) => void): Promise<{ ours: Socket; closed: Promise<void> }> {
    const connected = new Promise<Socket>((resolve) => ending.app.server.once('connection', resolve));
    const { socket, closed } = open(ending);
    act(socket);
    return { ours: await connected, closed };
  }

  it('waits for no connection that was opened in advance and never used', async () => {
    await startWith({});
    const { ours, closed } = await connectionOf(() => {});
    await ending.close();
    await closed;
    expect(ours.bytesWritten).toBe(0);
    await endingPlace.remove();
  });

  it('waits for a client that never reads its answers as long as for any request, and no longer', async () => {
    await startWith({ drain: 200 });
    const { ours } = await connectionOf((client) => {
      client.pause();
      client.write('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(500));
    });
    // The answer is larger than the system's buffers.
    await expect.poll(() => ours.writableLength).toBeGreaterThan(0);
    await ending.close();
    expect(ours.destroyed).toBe(true);
    await endingPlace.remove();
  });
});
