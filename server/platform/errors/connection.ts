import type { Socket } from 'node:net';
import type { ErrorCode } from '#contract/error.ts';
import { AppError } from './app-error.ts';
import { errorBody } from './body.ts';
import { errorCatalogue } from './catalogue.ts';

// Imported by its name, node:http loads all that it can give: with WebSocket a client for HTTP, 5 MB that nobody here uses.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

const byConnectionCode: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
};

/** Answers what never became a request, so that nobody knows its language, in the English words and with the `headers` of every other error, and ends the connection. */
export function answerConnectionError(
  { code = '' }: { readonly code?: string | undefined },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const outcome = new AppError(byConnectionCode[code] ?? 'bad-request');
  const { status } = errorCatalogue[outcome.code];
  const body = JSON.stringify(errorBody(outcome, 'en'));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
