import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer as it came over the wire: the headers that the product sets, in their order, and the body in base64. */
export interface RecordedAnswer {
  readonly headers: string[];
  readonly body: string;
}

/** Node writes these headers by itself. */
const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Fetches an answer with these headers, so that another server can send it again byte for byte. Throws when it is not 200. */
export async function record(url: string, headers: Readonly<Record<string, string>>): Promise<RecordedAnswer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, agent: false }, resolve).once('error', reject);
  });
  const body = (await buffer(answer)).toString('base64');
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  const pairs = answer.rawHeaders.flatMap((name, i, all) => (i % 2 === 0 ? [[name, all[i + 1] ?? '']] : []));
  return { headers: pairs.filter(([name = '']) => !own.has(name.toLowerCase())).flat(), body };
}
