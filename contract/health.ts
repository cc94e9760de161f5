import { z } from 'zod';
import type { Calls } from '#contract/call.ts';

/** Of whoever watches over the server. */
export const healthCalls = {
  'GET /health': {
    summary: 'Does the database answer?',
    tag: 'server',
    access: 'visitor',
    answers: { 200: z.object({ status: z.literal('ok') }).meta({ id: 'Health' }) },
    refusals: [],
  },
} as const satisfies Calls;
