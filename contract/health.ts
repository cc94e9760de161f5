import { z } from 'zod';
import type { Calls } from '#contract/call.ts';

/** For the monitoring of the server. */
export const healthCalls = {
  'GET /health': {
    summary: 'Does the database answer?',
    tag: 'server',
    access: 'visitor',
    answers: { 200: z.object({ status: z.literal('ok') }).meta({ id: 'Health' }) },
    refusals: [],
  },
  'GET /metrics': {
    summary: 'What the server counts, as text for Prometheus; for whoever has METRICS_TOKEN, if that is set',
    tag: 'server',
    access: 'visitor',
    optionalToken: true,
    answers: { 200: z.string() },
    refusals: ['not-found', 'not-signed-in'],
  },
} as const satisfies Calls;
