import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** A TCP line to a server that can be cut or slow, like a school's. */
export interface Link {
  /** The URL at which the server at its other end answers. */
  readonly url: string;
  /** Ends all connections in the middle of their data, and refuses new ones until it is repaired. */
  readonly cut: (isCut: boolean) => void;
  /** The bytes a second in each direction, sent a hundred at a time; null for no limit. */
  readonly limit: (bytesPerSecond: number | null) => void;
  readonly close: () => Promise<void>;
}

/** Opens a line; `target` returns for each connection the URL of its server. */
export async function openLink(target: () => string): Promise<Link> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let speed: number | null = null;

  function use(socket: Socket): void {
    sockets.add(socket);
    // A cut connection raises an error at both ends.
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  }

  async function carry(from: Readable, to: Writable): Promise<void> {
    try {
      for await (const data of from as AsyncIterable<Buffer>) {
        for (const piece of pieces(data, speed === null ? data.length : 100)) {
          if (speed !== null) await pause((piece.length / speed) * 1000);
          if (!to.write(piece)) await new Promise((resolve) => to.once('drain', resolve).once('close', resolve));
        }
      }
      to.end();
    } catch {
      to.destroy();
    }
  }

  const server = createServer({ allowHalfOpen: true }, (near) => {
    use(near);
    if (isCut) return void near.resetAndDestroy();
    const { hostname, port } = new URL(target());
    const far = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    use(far);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
    void carry(near, far);
    void carry(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hangUp = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: (to) => {
      isCut = to;
      if (isCut) hangUp();
    },
    limit: (bytesPerSecond) => (speed = bytesPerSecond),
    close: async () => {
      hangUp();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function* pieces(data: Buffer, length: number): Generator<Buffer> {
  for (let from = 0; from < data.length; from += length) yield data.subarray(from, from + length);
}
