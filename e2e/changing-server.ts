import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The product behind its own address, where the service worker can become another version. */
export interface ChangingServer {
  readonly url: string;
  /** From now on the service worker has one more byte, like that of a new build. */
  readonly release: () => void;
  readonly stop: () => Promise<void>;
}

/** Passes every request on to the server at `target`. */
export async function startChangingServer(target: string): Promise<ChangingServer> {
  let version = 1;
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/', method = 'GET', headers } = request;
    const { status, ...own } = await askFor(new URL(url, target), method, headers.accept);
    const body = url === '/sw.js' && version > 1 ? Buffer.concat([own.body, Buffer.from('\n// 2')]) : own.body;
    response.writeHead(status, { 'content-type': own.type, 'cache-control': 'no-cache' }).end(body);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      version += 1;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function askFor(url: URL, method: string, accept = '*/*') {
  const answer = await fetch(url, { method, headers: { accept } });
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get('content-type') ?? 'text/plain', body };
}
