import { z } from 'zod';
import { Email, form, Message, Name, NewPassword } from '#contract/account.ts';
import type { Calls } from '#contract/call.ts';
import { CollegeIdentity } from '#contract/college.ts';
import { Duty } from '#contract/duty.ts';
import { fieldCode } from '#contract/field-code.ts';
import { StaffSession } from '#contract/staff-session.ts';

/** The most people that one call invites. */
const mostInvited = 200;

const Duties = z.array(Duty).min(1, fieldCode('dutyMissing')).max(Duty.options.length);

/** A person who was invited and has not come yet. */
const Invitation = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    duties: z.array(Duty),
    madeAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof Invitation>;

const Invitee = z.strictObject({ name: Name, email: Email, duties: Duties }).meta({ id: 'Invitee' });
/** A person to invite. */
export type Invitee = z.infer<typeof Invitee>;

const params = z.object({ id: z.string().max(100) });
const Secret = z.string(fieldCode('linkIncomplete')).max(200, fieldCode('linkIncomplete'));

/** How people come to the staff: by an invitation, or by the link of the first start (docs/rules/college.md, section 3). */
export const memberCalls = {
  'GET /staff/invitations': {
    summary: 'Who was invited and has not come yet, the latest first',
    tag: 'college',
    access: 'staff',
    duties: ['head'],
    answers: { 200: z.object({ rows: z.array(Invitation) }) },
    refusals: [],
  },
  'POST /staff/invitations': {
    summary: 'Invite people: each gets a mail with a link that works for seven days, once',
    tag: 'college',
    access: 'staff',
    duties: ['head'],
    body: form('InvitationsBody', {
      people: z.array(Invitee).min(1).max(mostInvited, fieldCode('tooManyAtOnce')),
    }),
    answers: { 201: z.object({ rows: z.array(Invitation) }) },
    refusals: ['already-member'],
  },
  'POST /staff/invitations/:id/again': {
    summary: 'Send an invitation again, with a new link; the old one ends',
    tag: 'college',
    access: 'staff',
    duties: ['head'],
    params,
    answers: { 200: Invitation },
    refusals: [],
  },
  'POST /staff/invitations/:id/link': {
    summary: 'A new link of an invitation, to hand over by another way than mail; the old one ends',
    tag: 'college',
    access: 'staff',
    duties: ['head'],
    params,
    answers: { 200: z.object({ link: z.string() }) },
    refusals: [],
  },
  'DELETE /staff/invitations/:id': {
    summary: 'Take an invitation back',
    tag: 'college',
    access: 'staff',
    duties: ['head'],
    params,
    answers: { 200: Message },
    refusals: [],
  },
  'POST /invitation': {
    summary: 'Who a link invites, and to what',
    tag: 'college',
    access: 'visitor',
    body: form('InvitationBody', { token: Secret }),
    answers: {
      200: z
        .object({
          name: z.string(),
          email: z.string(),
          duties: z.array(Duty),
          hasAccount: z.boolean().describe('Whether an account with this proven e-mail exists: it keeps its password'),
        })
        .meta({ id: 'OpenInvitation' }),
    },
    refusals: ['link-expired'],
  },
  'POST /invitation/accept': {
    summary: 'Take an invitation: makes the account, or gives the account of this e-mail the duties',
    tag: 'college',
    access: 'visitor',
    body: form('AcceptBody', { token: Secret, name: Name.optional(), password: NewPassword.optional() }),
    answers: { 200: Message },
    refusals: ['link-expired', 'busy'],
  },
  'POST /staff/set-up/look': {
    summary: 'Whether the link of the first start still works',
    tag: 'college',
    access: 'visitor',
    body: form('SetUpLinkBody', { secret: Secret }),
    answers: { 200: Message },
    refusals: ['link-expired'],
  },
  'POST /staff/set-up': {
    summary: 'Set the college up by the link of the first start: makes its head and operator, and signs in',
    tag: 'college',
    access: 'visitor',
    body: form('SetUpBody', {
      secret: Secret,
      college: CollegeIdentity.shape.name.refine(
        ({ en, ne }) => en !== '' || ne !== '',
        fieldCode('collegeNameMissing'),
      ),
      name: Name,
      email: Email,
      password: NewPassword,
    }),
    answers: { 200: StaffSession },
    refusals: ['link-expired', 'email-taken', 'busy'],
  },
} as const satisfies Calls;
