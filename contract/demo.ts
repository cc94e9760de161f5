import { z } from 'zod';
import type { Calls } from '#contract/call.ts';
import { Duty } from '#contract/duty.ts';

const Instant = z.iso.datetime();
const Code = z.string().describe('Of an examination');

/** Where a visitor of a demo looks around, and as whom. All people in it are invented. */
export const DemoGuide = z
  .object({
    startedAt: Instant.describe('When the demo began to be kept alive'),
    password: z.string().describe('Of every member of the college'),
    people: z.array(z.object({ name: z.string(), email: z.string(), duties: z.array(Duty) })),
    applicant: z
      .object({ name: z.string(), examination: Code, number: z.string(), code: z.string() })
      .describe('Whose application was returned'),
    room: z.object({ name: z.string(), examination: Code, pass: z.string() }),
    card: z
      .object({ examination: Code, symbolNumber: z.string(), pin: z.string() })
      .describe('Of the examination that opens next: for the visitor'),
    running: Code,
    applications: Code,
    key: Code.describe('Of the examination whose key is decided'),
    published: Code,
    draft: Code,
  })
  .meta({ id: 'DemoGuide' });
export type DemoGuide = z.infer<typeof DemoGuide>;

/** What a demo shows of itself (docs/rules/college.md, section 6). */
export const demoCalls = {
  'GET /demo': {
    summary: 'What there is to see in a demo, and how to sign in there; every other installation answers not-found',
    tag: 'system',
    access: 'visitor',
    answers: { 200: DemoGuide },
    refusals: ['not-found'],
  },
} as const satisfies Calls;
