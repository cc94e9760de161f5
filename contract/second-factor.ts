import { z } from 'zod';
import { form, Message, SecondFactorCode, TriedPassword } from '#contract/account.ts';
import type { Calls } from '#contract/call.ts';

const SecondFactor = z
  .object({
    on: z.boolean(),
    required: z.boolean().describe('Whether the installation asks everybody of the staff for one'),
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: 'SecondFactor' });

const Begun = z
  .object({ secret: z.string(), uri: z.string().describe('For the QR code of an authenticator app') })
  .meta({ id: 'SecondFactorBegun' });

const RecoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()).describe('Told once; each signs in once in place of a code') })
  .meta({ id: 'RecoveryCodes' });

/** A person's own second factor for the staff area: codes of an authenticator app by RFC 6238. */
export const secondFactorCalls = {
  'GET /staff/second-factor': {
    summary: 'Do I need a code to sign in, and how many recovery codes are left?',
    tag: 'staff',
    access: 'staff',
    beforeSecondFactor: true,
    answers: { 200: SecondFactor },
    refusals: [],
  },
  'POST /staff/second-factor': {
    summary: 'Begin to set it up, with the password again; it is asked for once a code has confirmed it',
    tag: 'staff',
    access: 'staff',
    beforeSecondFactor: true,
    body: form('BeginSecondFactorBody', { password: TriedPassword }),
    answers: { 200: Begun },
    refusals: ['wrong-credentials', 'second-factor-on', 'too-many-attempts', 'busy'],
  },
  'POST /staff/second-factor/confirm': {
    summary: 'Set it up by a first code; every other session of the account in the staff area ends',
    tag: 'staff',
    access: 'staff',
    beforeSecondFactor: true,
    body: form('ConfirmSecondFactorBody', { code: SecondFactorCode }),
    answers: { 200: RecoveryCodes },
    refusals: ['wrong-code', 'second-factor-on', 'too-many-attempts'],
  },
  'POST /staff/second-factor/recovery-codes': {
    summary: 'Ten new recovery codes, by a code of the app; the old ones are worth nothing from then on',
    tag: 'staff',
    access: 'staff',
    body: form('RecoveryCodesBody', { code: SecondFactorCode }),
    answers: { 200: RecoveryCodes },
    refusals: ['wrong-code', 'too-many-attempts'],
  },
  'POST /staff/second-factor/off': {
    summary: 'Give it up, by the password and a code; not where the installation asks for one',
    tag: 'staff',
    access: 'staff',
    body: form('EndSecondFactorBody', { password: TriedPassword, code: SecondFactorCode }),
    answers: { 200: Message },
    refusals: ['wrong-credentials', 'wrong-code', 'not-allowed', 'too-many-attempts', 'busy'],
  },
} as const satisfies Calls;
