import { z } from 'zod';

/** Every reason an answer can be other than 2xx. The server's error catalogue gives each its status and message. */
export const ErrorCode = z.enum([
  'bad-request',
  'broken-json',
  'busy',
  'cross-site',
  'email-taken',
  'not-allowed',
  'headers-too-large',
  'internal',
  'invalid',
  'link-expired',
  'not-found',
  'not-signed-in',
  'too-large',
  'too-many-attempts',
  'too-slow',
  'unavailable',
  'unsupported-type',
  'wrong-credentials',
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** The body of every answer that is not 2xx; `message` is written for a student to read. */
export const ErrorBody = z
  .object({
    message: z.string(),
    code: ErrorCode,
    fields: z.record(z.string(), z.string()).optional().describe('What is wrong with which field of the body'),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof ErrorBody>;
