import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';

/** How long one answer took, in ms, from the moment it was wanted. */
export interface Timing {
  readonly path: string;
  readonly ms: number;
}

/** What a student's browser does with connections and encodings, and nothing of what it does with pages. */
export interface Browser {
  /** The text of an answer. Rejects when its status is another than 200, or it takes longer than half a minute. */
  readonly ask: (path: string, body?: object, headers?: Readonly<Record<string, string>>) => Promise<string>;
  readonly timings: readonly Timing[];
  readonly close: () => void;
}

/** Opens a browser: six connections to `origin` at most, kept open, everything in Brotli where there is any. */
export function openBrowser(origin: string): Browser {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const timings: Timing[] = [];

  async function ask(path: string, body?: object, headers: Readonly<Record<string, string>> = {}): Promise<string> {
    const began = performance.now();
    const { status, encoding, bytes } = await new Promise<{ status: number; encoding: string; bytes: Buffer }>(
      (resolve, reject) => {
        const method = body ? 'POST' : 'GET';
        const sent = { 'accept-encoding': 'gzip, br', accept: '*/*', 'content-type': 'application/json', ...headers };
        const asked = request(origin + path, { agent, method, headers: sent, timeout: 30_000 }, (answer) => {
          const [code, coding] = [answer.statusCode ?? 0, answer.headers['content-encoding'] ?? ''];
          buffer(answer).then((read) => resolve({ status: code, encoding: coding, bytes: read }), reject);
        });
        asked.once('timeout', () => asked.destroy(new Error(`${path}: no answer in half a minute`)));
        asked.once('error', reject).end(body && JSON.stringify(body));
      },
    );
    timings.push({ path, ms: performance.now() - began });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    // Scripts and fonts need not be read to know that they came.
    if (/\.(js|css|woff2)$/.test(path)) return '';
    return (encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
  }
  return { ask, timings, close: () => agent.destroy() };
}
