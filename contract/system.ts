import { z } from 'zod';
import { Message } from '#contract/account.ts';
import type { Calls } from '#contract/call.ts';

/** A mail that could not be sent so far. */
const FailedMail = z.object({
  id: z.string(),
  kind: z.enum(['reset-link', 'password-changed']),
  recipient: z.string(),
  tries: z.int(),
  reason: z.string().describe('What the mail library calls it, as ECONNECTION'),
  createdAt: z.iso.datetime(),
  givenUp: z.boolean().describe('After a day nobody tries any more, unless somebody asks for it'),
});

/** How the installation is. Sizes in bytes. */
const SystemState = z
  .object({
    version: z.string(),
    node: z.string(),
    startedAt: z.iso.datetime(),
    database: z.object({
      kind: z.enum(['sqlite', 'postgresql']),
      answers: z.boolean(),
      milliseconds: z.number().nullable().describe('How long a write of it took just now'),
      migration: z.string(),
    }),
    disk: z.object({ free: z.number(), size: z.number(), low: z.boolean() }).nullable(),
    backup: z.object({
      lastAt: z.iso.datetime().nullable(),
      everyHours: z.number().nullable().describe('Null where the server makes none by itself'),
      late: z.boolean(),
    }),
    mail: z.object({
      to: z.enum(['smtp', 'outbox']),
      waiting: z.int(),
      failed: z.object({ rows: z.array(FailedMail), total: z.int() }),
    }),
    online: z.object({ students: z.int(), staff: z.int() }).describe('Accounts seen in the last ten minutes'),
  })
  .meta({ id: 'SystemState' });
export type SystemState = z.infer<typeof SystemState>;

/** Of who runs the installation. */
export const systemCalls = {
  'GET /staff/system': {
    summary: 'How the installation is: database, disk, backups, mail',
    tag: 'installation',
    access: 'admin',
    answers: { 200: SystemState },
    refusals: [],
  },
  'POST /staff/system/mails/:id/send-again': {
    summary: 'Try once more to send a mail that failed',
    tag: 'installation',
    access: 'admin',
    params: z.object({ id: z.string().max(100) }),
    answers: { 200: Message },
    refusals: [],
  },
} as const satisfies Calls;
