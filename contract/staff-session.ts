import { z } from 'zod';
import { Email, form, Message, SecondFactorCode, TriedPassword, Account } from '#contract/account.ts';
import { Duty } from '#contract/duty.ts';
import type { Calls } from '#contract/call.ts';

/** Who is signed in to the staff area, and when the session ends without further calls. */
export const StaffSession = z
  .object({
    ...Account.shape,
    duties: z.array(Duty),
    expiresAt: z.iso.datetime(),
    secondFactor: z
      .enum(['on', 'off', 'missing'])
      .describe('Where it is `missing` the installation asks for one, and opens nothing before it is set up'),
  })
  .meta({ id: 'StaffSession', description: 'The session itself is an HttpOnly cookie, which no script can read' });

/**
 * Sign-in to the staff area. It is separate from the students' log-in, because any script on a page can read a
 * student's token.
 */
export const staffSessionCalls = {
  'POST /staff/session': {
    summary: 'Sign in to the staff area: sets a cookie, for 12 hours at most and 60 minutes without a call',
    tag: 'staff',
    access: 'visitor',
    body: form('StaffSessionBody', { email: Email, password: TriedPassword, code: SecondFactorCode.optional() }),
    answers: { 200: StaffSession },
    refusals: ['wrong-credentials', 'code-needed', 'wrong-code', 'not-allowed', 'too-many-attempts', 'busy'],
  },
  'GET /staff/session': {
    summary: 'Who is signed in to the staff area?',
    tag: 'staff',
    access: 'staff',
    beforeSecondFactor: true,
    answers: { 200: StaffSession },
    refusals: [],
  },
  'POST /staff/session/proof': {
    summary: 'Give the password again, and a code where the account has a second factor, for what asks for it',
    tag: 'staff',
    access: 'staff',
    body: form('StaffProofBody', { password: TriedPassword, code: SecondFactorCode.optional() }),
    answers: { 200: Message },
    refusals: ['wrong-credentials', 'code-needed', 'wrong-code', 'too-many-attempts', 'busy'],
  },
  'DELETE /staff/session': {
    summary: 'Sign out of the staff area',
    tag: 'staff',
    access: 'staff',
    beforeSecondFactor: true,
    answers: { 200: Message },
    refusals: [],
  },
} as const satisfies Calls;
