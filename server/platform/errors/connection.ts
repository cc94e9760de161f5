import type { Socket } from 'node:net';
import type { ErrorCode } from '#contract/error.ts';
import { AppError } from './app-error.ts';
import { errorBody } from './body.ts';
import { errorCatalogue } from './catalogue.ts';

// An import by name makes node:http load everything, such as a client for WebSocket. This server does not use those 5
// MB.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

const byConnectionCode: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
};

/**
 * Answers a connection that never became a request, and ends it. Its language is unknown, so the words are English; the
 * `headers` are those of every other error.
 */
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
