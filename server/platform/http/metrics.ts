import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/platform/errors/app-error.ts';
import { route } from './route.ts';

/** The server's counters for monitoring, in the text form of Prometheus. */
export interface Metrics {
  /** Counts how long a query of the database took, in seconds. */
  readonly queried: (seconds: number) => void;
  /** Counts candidates' answers that have reached the disk. */
  readonly saved: (entries: number) => void;
  /** Adds a number that is read at each request for metrics. */
  readonly gauge: (name: string, help: string, read: () => number | Promise<number>) => void;
  readonly answered: (request: AnsweredRequest) => void;
  readonly text: () => Promise<{ readonly type: string; readonly text: string }>;
}

interface AnsweredRequest {
  readonly method: string;
  /** The pattern of its address, because addresses can hold secrets. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** The sign-in calls, and the meaning of their statuses. */
const signIns = new Set([
  'POST /api/login',
  'POST /api/staff/session',
  'POST /api/hall/:code/sign-in',
  'POST /api/room/:code/sign-in',
]);
const outcomes: Readonly<Record<number, string>> = { 200: 'in', 401: 'wrong', 429: 'held-up', 503: 'busy' };

/** In seconds: from an answer out of memory to the longest wait in a line. */
const requestBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const queryBuckets = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];

/** Makes the metrics of one server. With several servers on one port each has its own, with the label `worker`. */
export async function createMetrics(workers: number): Promise<Metrics> {
  // The library is loaded only when needed: it costs memory and start time.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  if (workers > 1) registry.setDefaultLabels({ worker: String(process.pid) });
  // Event loop delay, memory, processor time.
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer',
    labelNames: ['method', 'route'],
    buckets: requestBuckets,
    registers,
  });
  const queries = new Histogram({
    name: 'database_query_duration_seconds',
    help: 'Queries of the database, their wait for a lock included',
    buckets: queryBuckets,
    registers,
  });
  const signedIn = new Counter({
    name: 'sign_ins_total',
    help: 'Attempts to sign in, by how they ended',
    labelNames: ['outcome'],
    registers,
  });
  const saves = new Counter({
    name: 'entries_saved_total',
    help: 'Entries of candidates that were written: its rate is the saves a second',
    registers,
  });
  return {
    saved: (entries) => saves.inc(entries),
    queried: (seconds) => queries.observe(seconds),
    gauge: (name, help, read) => {
      const gauge: InstanceType<typeof Gauge> = new Gauge({
        name,
        help,
        registers,
        collect: async () => gauge.set(await read()),
      });
    },
    answered: ({ method, route: pattern, status, seconds }) => {
      requests.inc({ method, route: pattern, status });
      durations.observe({ method, route: pattern }, seconds);
      if (signIns.has(`${method} ${pattern}`)) signedIn.inc({ outcome: outcomes[status] ?? 'other' });
    },
    text: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}

/** Counts each answer of the server. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    metrics.answered({ method, route: routeOptions.url ?? 'none', status: statusCode, seconds: elapsedTime / 1000 });
    done();
  });
}

/** `GET /metrics`, for a caller with the token; without metrics the address leads nowhere. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics | null, token: string | null): void {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  route(app, 'GET /metrics', async ({ headers }, reply) => {
    if (metrics === null || token === null) throw new AppError('not-found');
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
    if (!timingSafeEqual(hash(given), hash(token))) throw new AppError('not-signed-in');
    const { type, text } = await metrics.text();
    return reply.header('cache-control', 'no-store').type(type).send(text);
  });
}
