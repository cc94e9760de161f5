import { z } from 'zod';

/** Every reason for an answer other than 2xx. The server's error catalogue gives each its status and message. */
export const ErrorCode = z.enum([
  'already-member',
  'already-objected',
  'application-twice',
  'backup-under-way',
  'bad-request',
  'broken-json',
  'busy',
  'changed-meanwhile',
  'code-needed',
  'code-taken',
  'cross-site',
  'email-taken',
  'gap',
  'last-head',
  'late-open',
  'log-full',
  'not-allowed',
  'headers-too-large',
  'internal',
  'invalid',
  'link-expired',
  'not-found',
  'not-signed-in',
  'objections-open',
  'other-device',
  'own-account',
  'own-request',
  'proof-needed',
  'read-only',
  'record-full',
  'second-factor-missing',
  'second-factor-on',
  'second-yes-missing',
  'time-over',
  'too-early',
  'too-large',
  'too-many-attempts',
  'too-slow',
  'unavailable',
  'unproven',
  'unsupported-type',
  'wrong-code',
  'wrong-credentials',
  'wrong-state',
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** The body of every answer that is not 2xx; `message` is written for a student to read. */
export const ErrorBody = z
  .object({
    message: z.string(),
    code: ErrorCode,
    fields: z.record(z.string(), z.string()).optional().describe('What is wrong with which field of the body'),
    detail: z
      .record(z.string(), z.union([z.string(), z.number(), z.null()]))
      .optional()
      .describe(
        'What a program needs to go on: of a gap the last entry, of a wrong state the state, of what changed meanwhile its version, or when time was given; of open objections `objections`, `undecided` and `objectionsUntil`',
      ),
    errors: z
      .array(z.object({ line: z.int(), message: z.string() }))
      .optional()
      .describe('What is wrong in which line of a file'),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof ErrorBody>;
