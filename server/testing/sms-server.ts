import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call that an SMS service got. */
export interface SmsCall {
  readonly method: string;
  /** Path and query, as they were sent. */
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A stand-in for an SMS service on 127.0.0.1, which keeps the calls it gets. */
export interface SmsServer {
  readonly url: string;
  readonly calls: readonly SmsCall[];
  /** What it answers. */
  answer: { status: number; body: string };
  readonly stop: () => Promise<void>;
}

/** Starts it; it takes every message until told otherwise. */
export async function createSmsServer(): Promise<SmsServer> {
  const calls: SmsCall[] = [];
  const server = createServer((request, response) => {
    void take(request, response);
  });
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    calls.push({ method, address: url, headers, body: await text(request) });
    response.writeHead(made.answer.status, { 'content-type': 'application/json' }).end(made.answer.body);
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const made: SmsServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answer: { status: 200, body: '{"response_code":200,"error":false}' },
    stop: () => new Promise((done) => server.close(() => done())),
  };
  return made;
}
