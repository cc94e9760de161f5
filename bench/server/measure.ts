import autocannon from 'autocannon';
import type { Child } from './child.ts';

/** One kind of request. */
export interface Target {
  readonly name: string;
  readonly path: string;
  /** The n-th request of a run, if requests differ. */
  readonly post?: (n: number) => Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** The result of one run of a target against one server. Times are in ms. */
export interface Figures {
  readonly perSecond: number;
  /** Requests per second of CPU that the server used. Other load on the machine hardly changes it. */
  readonly perCpuSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const connections = 20;
let counted = 0;

/** Requests `target` from `server` over twenty connections for so many seconds. Throws when an answer is not 2xx. */
export async function measure(server: Child, target: Target, seconds: number): Promise<Figures> {
  const { path, post, headers } = target;
  const cpuBefore = server.cpuSeconds();
  const { requests, latency, errors, non2xx, duration } = await autocannon({
    url: server.url,
    connections,
    duration: seconds,
    requests: [
      {
        path,
        headers: { ...headers },
        method: post ? 'POST' : 'GET',
        ...(post && { setupRequest: (request) => vary(request, post) }),
      },
    ],
  });
  if (errors + non2xx > 0) throw new Error(`${target.name}: ${errors} errors, ${non2xx} answers that are no 2xx`);
  const cpu = server.cpuSeconds() - cpuBefore;
  return {
    perSecond: requests.total / duration,
    perCpuSecond: requests.total / cpu,
    p50: latency.p50,
    p99: latency.p99,
  };
}

/** Each student has her own address, as if through a proxy, because the run does not measure rate limits. */
function vary(request: autocannon.Request, post: NonNullable<Target['post']>): autocannon.Request {
  counted += 1;
  const address = `10.${counted >> 16}.${(counted >> 8) & 255}.${counted & 255}`;
  return {
    ...request,
    body: JSON.stringify(post(counted)),
    headers: { ...request.headers, 'content-type': 'application/json', 'x-forwarded-for': address },
  };
}

/** The median of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
