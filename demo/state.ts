import { z } from 'zod';

/** A candidate of a demo's examination. */
const DemoCandidate = z.object({
  symbolNumber: z.string(),
  pin: z.string(),
  /** Null without a room. */
  room: z.string().nullable(),
  /** Whether the place is left for a visitor: no invented person takes it. */
  isVisitor: z.boolean(),
});
export type DemoCandidate = z.infer<typeof DemoCandidate>;

/** An examination of a demo, with what the college knows of it. */
const DemoExamination = z.object({
  code: z.string(),
  /** ms since 1970. */
  startsAt: z.number(),
  minutes: z.number(),
  rooms: z.array(z.object({ name: z.string(), pass: z.string() })),
  candidates: z.array(DemoCandidate),
});
export type DemoExamination = z.infer<typeof DemoExamination>;

/** How far an examination that is kept alive has come. */
const LivingExamination = z.object({
  kind: z.enum(['running', 'next']),
  examination: DemoExamination,
  step: z.enum(['day', 'objections', 'decided', 'final', 'published']),
});
export type LivingExamination = z.infer<typeof LivingExamination>;

/** What a demo keeps for its next start: all else is in the database. */
export const DemoState = z.object({
  /** What the clock said last, in ms since 1970. It never goes back. */
  seenAt: z.number(),
  password: z.string(),
  applicant: z.object({ name: z.string(), examination: z.string(), number: z.string(), code: z.string() }),
  living: z.array(LivingExamination),
  /** How many of each kind were made. */
  made: z.object({ running: z.int(), next: z.int() }),
  /** What each device got at its sign-in, by examination and symbol number. */
  secrets: z.record(z.string(), z.string()),
});
export type DemoState = z.infer<typeof DemoState>;
