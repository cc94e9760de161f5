import autocannon from 'autocannon';
import type { Child } from './child.ts';

/** One kind of request. */
export interface Target {
  readonly name: string;
  readonly path: string;
  /** The n-th request of a run, where they differ. */
  readonly post?: (n: number) => Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** What one run of a target against one server gave. Times are in ms. */
export interface Figures {
  readonly perSecond: number;
  /** Requests per second of CPU that the server used: noise from others on the machine hardly touches it. */
  readonly perCpuSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const connections = 20;
let counted = 0;

/** Asks `server` for `target` over twenty connections for so many seconds. Throws when an answer is no 2xx. */
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

/** Each student comes from an address of her own, as if through a proxy: limits are not what is measured. */
function vary(request: autocannon.Request, post: NonNullable<Target['post']>): autocannon.Request {
  counted += 1;
  const address = `10.${counted >> 16}.${(counted >> 8) & 255}.${counted & 255}`;
  return {
    ...request,
    body: JSON.stringify(post(counted)),
    headers: { ...request.headers, 'content-type': 'application/json', 'x-forwarded-for': address },
  };
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
