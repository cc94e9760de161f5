import { z } from 'zod';
import { form, Message, Account } from '#contract/account.ts';
import { duties, Duty } from '#contract/duty.ts';
import type { Calls } from '#contract/call.ts';
import { pageQuery, paged } from '#contract/paged.ts';

/** An account as a head sees it. */
const ListedAccount = z
  .object({
    ...Account.shape,
    duties: z.array(Duty),
    emailProven: z.boolean(),
    secondFactor: z.boolean(),
    createdAt: z.iso.datetime(),
    sessions: z.int().describe('How many live sessions it has, those of the staff area too'),
    seenAt: z.iso.datetime().nullable().describe('About when one of these was last used'),
  })
  .meta({ id: 'ListedAccount' });
export type ListedAccount = z.infer<typeof ListedAccount>;

const params = z.object({ id: z.string().max(100) });

/** All accounts, for heads. */
export const staffAccountCalls = {
  'GET /staff/accounts': {
    summary: 'Accounts, by name or e-mail',
    tag: 'installation',
    access: 'staff',
    duties: ['head'],
    query: z.object({
      q: z.string().max(254).optional(),
      duty: z.union([Duty, z.literal('any')]).optional(),
      ...pageQuery,
    }),
    answers: { 200: paged(ListedAccount) },
    refusals: [],
  },
  'PUT /staff/accounts/:id/duties': {
    summary: 'Give an account its duties; a new one ends all its sessions',
    tag: 'installation',
    access: 'staff',
    duties: ['head'],
    params,
    body: form('DutiesBody', {
      duties: z.array(Duty).max(duties.length),
      evenUnproven: z.boolean().default(false).describe('Although nobody has proven that the e-mail is theirs'),
    }),
    answers: { 200: ListedAccount },
    refusals: ['last-head', 'unproven'],
  },
  'POST /staff/accounts/:id/end-sessions': {
    summary: 'End all sessions of an account',
    tag: 'installation',
    access: 'staff',
    duties: ['head'],
    params,
    answers: { 200: Message },
    refusals: [],
  },
  'POST /staff/accounts/:id/send-link': {
    summary: 'Send a link to a new password to the e-mail of an account',
    tag: 'installation',
    access: 'staff',
    duties: ['head'],
    params,
    answers: { 200: Message },
    refusals: [],
  },
  'DELETE /staff/accounts/:id/second-factor': {
    summary: 'Take the second factor of an account away, whose owner has lost it; all its sessions end',
    tag: 'installation',
    access: 'staff',
    duties: ['head'],
    params,
    answers: { 200: Message },
    refusals: ['own-account'],
  },
  'DELETE /staff/accounts/:id': {
    summary: 'Delete an account with its sessions and its record; what it wrote in the bank stays',
    tag: 'installation',
    access: 'staff',
    duties: ['head'],
    params,
    answers: { 200: Message },
    refusals: ['own-account'],
  },
} as const satisfies Calls;
