import { connect } from 'node:net';

/** What crosses the wire when a file is asked for as browsers do, in bytes: status line, headers and body. */
export async function responseBytes(origin: string, path: string): Promise<number> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br\r\nConnection: close\r\n\r\n`,
  );
  let bytes = 0;
  let status = '';
  for await (const part of socket as AsyncIterable<Buffer>) {
    status ||= part.toString('latin1').split('\r\n')[0] ?? '';
    bytes += part.length;
  }
  if (status !== 'HTTP/1.1 200 OK') throw new Error(`${path}: ${status || 'no answer'}`);
  return bytes;
}
