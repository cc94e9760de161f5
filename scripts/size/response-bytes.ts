import { connect } from 'node:net';

interface Request {
  readonly method: 'GET' | 'POST';
  readonly token?: string;
  readonly body?: object;
}

/** The bytes on the wire of a file or a call, requested the way browsers do: status line, headers and body. */
export async function responseBytes(
  origin: string,
  path: string,
  { method, token, body }: Request = { method: 'GET' },
): Promise<number> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Accept-Encoding: gzip, deflate, br',
    'Connection: close',
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    ...(body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]),
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${text}`);
  let bytes = 0;
  let status = '';
  for await (const part of socket as AsyncIterable<Buffer>) {
    status ||= part.toString('latin1').split('\r\n')[0] ?? '';
    bytes += part.length;
  }
  if (status !== 'HTTP/1.1 200 OK') throw new Error(`${path}: ${status || 'no answer'}`);
  return bytes;
}
