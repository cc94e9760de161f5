import { z } from 'zod';
import type { Calls } from '#contract/call.ts';
import { pageQuery, paged } from '#contract/paged.ts';

const tag = 'installation';

const AuditLine = z
  .object({
    at: z.iso.datetime(),
    actor: z.string(),
    name: z.string().nullable().describe('Of the account that acted, as it is called now'),
    act: z.string(),
    subject: z.string(),
    subjectName: z.string().nullable().describe('Of the account that it was done to, as it is called now'),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditLine' });

/** A page of the audit log, with the filters that its lines offer. */
export const AuditPage = paged(AuditLine).extend({
  actors: z
    .array(z.object({ actor: z.string(), name: z.string().nullable() }))
    .describe(
      'Who acted, whichever lines were asked for: who is no account first, then the accounts that acted last; at most 500',
    ),
  acts: z.array(z.string()).describe('What was done in the examination; of the whole log, everything that can be done'),
});
export type AuditPage = z.infer<typeof AuditPage>;

/** The filters of the audit log. */
export const auditQuery = {
  ...pageQuery,
  actor: z.string().max(300).optional().describe('Lines of one who acted'),
  act: z.string().max(80).optional().describe('Lines of one kind'),
  q: z.string().trim().max(200).default('').describe('Part of what it was done to, or of what is told of it'),
} as const;

/** The audit log of the whole installation. */
export const auditCalls = {
  'GET /staff/audit': {
    summary: 'Who did what, in all examinations, in the bank and with accounts, newest first',
    tag,
    access: 'staff',
    duties: ['head'],
    query: z.object(auditQuery),
    answers: { 200: AuditPage },
    refusals: [],
  },
  'GET /staff/audit.csv': {
    summary: 'All of it as a file, oldest first',
    tag,
    access: 'staff',
    duties: ['head'],
    answers: { 200: z.string() },
    refusals: [],
  },
} as const satisfies Calls;
