import { z } from 'zod';
import type { Calls } from '#contract/call.ts';

const isDone = z.boolean();

/** What a college does in its first week, each line with its state (docs/rules/college.md, section 5). */
const FirstWeek = z
  .object({
    account: z.object({ isDone }).describe('Done once the caller has a second factor'),
    college: z.object({ isDone }).describe('Done once it has a name and a signatory'),
    members: z.object({ isDone, people: z.int(), invited: z.int() }).describe('Done once there are two people'),
    items: z
      .object({ isDone, there: z.int(), reviewed: z.int(), needed: z.int() })
      .describe('Done once the college has as many items of its own as the smallest ready pattern asks for'),
    rehearsal: z.object({ isDone }).describe('Done once a paper was tried, or a candidate sat one'),
    examination: z.object({ isDone, made: z.int() }).describe('Done once one is sealed'),
    backups: z
      .object({ isDone, everyHours: z.number().nullable() })
      .describe('Done once the server makes them by itself, and has made one'),
    https: z.object({ isDone }).describe('Done where this call came by https'),
  })
  .meta({ id: 'FirstWeek' });
export type FirstWeek = z.infer<typeof FirstWeek>;

/** The list of a college's first week. */
export const firstWeekCalls = {
  'GET /staff/first-week': {
    summary: 'What a college does in its first week, and what of it is done',
    tag: 'college',
    access: 'staff',
    duties: ['head'],
    answers: { 200: FirstWeek },
    refusals: [],
  },
} as const satisfies Calls;
