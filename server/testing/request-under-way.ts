import { connect } from 'node:net';
import { expect } from 'vitest';

/** A request that a server has begun to read and whose end it waits for. */
export interface RequestUnderWay {
  /** Sends the rest; resolves with the whole answer when the server has closed the connection. */
  readonly finish: () => Promise<string>;
}

/** Sends the head of a request to the server at `address`, and waits until the server asks for its body. */
export async function beginRequest(address: string): Promise<RequestUnderWay> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const asked = new Promise((resolve) => socket.once('data', resolve));
  const head = 'POST /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n';
  socket.write(`${head}Expect: 100-continue\r\n\r\n`);
  await asked;
  return {
    finish: async () => {
      socket.write('{}');
      await closed;
      return answer;
    },
  };
}

/** Opens a connection to the server at `address` and sends nothing, as browsers do in advance. */
export async function connectInAdvance(address: string): Promise<void> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
}

/** Waits until the server at `address` takes no more connections. */
export async function untilClosed(address: string): Promise<void> {
  const { hostname, port } = new URL(address);
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), hostname);
      socket.once('error', () => resolve(false));
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
    });
  await expect.poll(isOpen).toBe(false);
}
