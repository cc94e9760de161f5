import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * An unused port of 127.0.0.1. It lies below the ports that the system assigns by itself. The system might assign such
 * a port again before the test uses it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
