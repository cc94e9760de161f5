import { z } from 'zod';
import { Message } from '#contract/account.ts';
import type { Calls } from '#contract/call.ts';

/** A mail that the server could not send so far. */
const FailedMail = z.object({
  id: z.string(),
  kind: z.enum([
    'reset-link',
    'password-changed',
    'invitation',
    'consent-asked',
    'application-code',
    'application-returned',
    'application-numbered',
    'application-card',
    'application-tomorrow',
    'application-key',
    'application-result',
    'application-offer',
    'application-offer-ends',
    'application-offer-reminder',
    'application-moved',
    'application-voucher',
    'sms-application-submitted',
    'sms-application-returned',
    'sms-application-numbered',
    'sms-application-card',
    'sms-application-tomorrow',
    'sms-application-key',
    'sms-application-result',
    'sms-application-offer',
    'sms-application-offer-ends',
    'sms-application-offer-reminder',
    'sms-application-moved',
    'sms-application-voucher',
  ]),
  recipient: z.string(),
  tries: z.int(),
  reason: z.string().describe('What the mail library calls it, as ECONNECTION'),
  createdAt: z.iso.datetime(),
  givenUp: z.boolean().describe('After a day nobody tries any more, unless somebody asks for it'),
});

/** The name of a backup that the server made: its time in UTC, and whether a person asked for it. */
const BackupName = z.string().regex(/^tayari-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(?:-asked)?\.tar\.gz$/);

/** Why a backup failed, or what is wrong with one. */
export const BackupTrouble = z.enum(['disk-full', 'no-program', 'damaged', 'newer', 'too-long', 'failed']);
export type BackupTrouble = z.infer<typeof BackupTrouble>;

const BackupFile = z.object({
  name: z.string(),
  bytes: z.int(),
  madeAt: z.iso.datetime(),
  checked: z
    .object({ at: z.iso.datetime(), trouble: BackupTrouble.nullable() })
    .nullable()
    .describe('When it was last read through; without `trouble` it was whole'),
});

/** The state of the installation. Sizes in bytes. */
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
      underWay: z.enum(['making', 'checking']).nullable(),
      failed: z
        .object({ at: z.iso.datetime(), trouble: BackupTrouble })
        .nullable()
        .describe('The last one, where that could not be made'),
      files: z.array(BackupFile).describe('What the server made and still has, the youngest first'),
    }),
    mail: z.object({
      to: z.enum(['smtp', 'outbox']),
      waiting: z.int(),
      failed: z.object({ rows: z.array(FailedMail), total: z.int() }),
    }),
    esewa: z.boolean().describe('Whether fees can be paid by eSewa: its merchant is set'),
    online: z.object({ students: z.int(), staff: z.int() }).describe('Accounts seen in the last ten minutes'),
  })
  .meta({ id: 'SystemState' });
export type SystemState = z.infer<typeof SystemState>;

/** Calls for admins. */
export const systemCalls = {
  'GET /staff/system': {
    summary: 'How the installation is: database, disk, backups, mail',
    tag: 'installation',
    access: 'staff',
    duties: ['operator'],
    answers: { 200: SystemState },
    refusals: [],
  },
  'POST /staff/system/backups': {
    summary: 'Begin to make a backup; `GET /staff/system` tells how it goes',
    tag: 'installation',
    access: 'staff',
    duties: ['operator'],
    answers: { 202: Message },
    refusals: ['backup-under-way'],
  },
  'POST /staff/system/backups/:name/check': {
    summary: 'Begin to read a backup through, without restoring it',
    tag: 'installation',
    access: 'staff',
    duties: ['operator'],
    params: z.object({ name: BackupName }),
    answers: { 202: Message },
    refusals: ['backup-under-way'],
  },
  'GET /staff/system/backups/:name': {
    summary: 'Take a backup away, within five minutes of `POST /staff/session/proof`',
    tag: 'installation',
    access: 'staff',
    duties: ['operator'],
    params: z.object({ name: BackupName }),
    answers: { 200: z.any().describe('A gzipped tar archive') },
    refusals: ['proof-needed'],
  },
  'POST /staff/system/mails/:id/send-again': {
    summary: 'Try once more to send a mail that failed',
    tag: 'installation',
    access: 'staff',
    duties: ['operator'],
    params: z.object({ id: z.string().max(100) }),
    answers: { 200: Message },
    refusals: [],
  },
} as const satisfies Calls;
