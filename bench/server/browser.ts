import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';

/** How long one answer took, in ms, from the moment a student wanted it. Also how often the server put it off. */
export interface Timing {
  readonly path: string;
  readonly ms: number;
  readonly putOff: number;
}

/** What a student's browser does with connections and encodings, but nothing of what it does with pages. */
export interface Browser {
  /**
   * The text of an answer. If the server says to wait, it waits that long and asks again. Rejects when the status is another than 200, or
   * one answer takes longer than a minute.
   */
  readonly ask: (path: string, body?: object, headers?: Readonly<Record<string, string>>) => Promise<string>;
  readonly timings: readonly Timing[];
  readonly close: () => void;
}

interface Answer {
  readonly status: number;
  readonly encoding: string;
  /** In seconds. */
  readonly retryAfter: number;
  readonly bytes: Buffer;
}

/** Opens a browser: at most six connections to `origin`, kept open, and Brotli wherever possible. */
export function openBrowser(origin: string): Browser {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const timings: Timing[] = [];

  function askOnce(path: string, body: object | undefined, headers: Readonly<Record<string, string>>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const method = body ? 'POST' : 'GET';
      const sent = { 'accept-encoding': 'gzip, br', accept: '*/*', 'content-type': 'application/json', ...headers };
      const asked = request(origin + path, { agent, method, headers: sent, timeout: 60_000 }, (answer) => {
        const { statusCode: status = 0, headers: said } = answer;
        const [encoding, retryAfter] = [said['content-encoding'] ?? '', Number(said['retry-after'] ?? 1)];
        buffer(answer).then((bytes) => resolve({ status, encoding, retryAfter, bytes }), reject);
      });
      asked.once('timeout', () => asked.destroy(new Error(`${path}: no answer in a minute`)));
      asked.once('error', reject).end(body && JSON.stringify(body));
    });
  }

  async function ask(path: string, body?: object, headers: Readonly<Record<string, string>> = {}): Promise<string> {
    const began = performance.now();
    let putOff = 0;
    let answer = await askOnce(path, body, headers);
    for (; answer.status === 503 && putOff < 20; putOff += 1) {
      await pause(answer.retryAfter * 1000);
      answer = await askOnce(path, body, headers);
    }
    const { status, encoding, bytes } = answer;
    timings.push({ path, ms: performance.now() - began, putOff });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    // It need not read scripts and fonts to know that they came.
    if (/\.(js|css|woff2)$/.test(path)) return '';
    return (encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
  }
  return { ask, timings, close: () => agent.destroy() };
}
