import { z } from 'zod';
import { askableFields, mostOwnQuestions } from '#contract/application-form.ts';
import { noticeStates } from '#contract/notice-state.ts';
import type { Calls } from '#contract/call.ts';
import { SymbolNumber } from '#contract/candidates.ts';
import { deskDuties } from '#contract/duty.ts';
import { LocalizedText, Seats, TieBreak, Timing } from '#contract/examination.ts';
import { fieldCode } from '#contract/field-code.ts';
import { Line } from '#contract/readable-text.ts';

const code = { code: Line(40).describe('Of an examination') };
const tag = 'applications';
const Instant = z.iso.datetime(fieldCode('momentForm'));

/** A fee in whole rupees. */
const Rupees = z.int(fieldCode('countForm')).min(0, fieldCode('countForm')).max(1_000_000, fieldCode('countTooLarge'));

/** A document that an application asks for. */
const AskedDocument = z
  .strictObject({
    name: LocalizedText,
    neededFor: z.string().trim().min(1).max(80).describe('`all`, or the name of a group of the reserved seats'),
    kinds: z
      .array(z.enum(['picture', 'pdf']))
      .min(1)
      .max(2)
      .default(['picture', 'pdf']),
  })
  .meta({ id: 'AskedDocument' });

/** A question of the college's own. */
const OwnQuestion = z
  .strictObject({
    text: LocalizedText,
    options: z.array(LocalizedText).max(20).default([]).describe('To choose from; without any the answer is a text'),
    needed: z.boolean().default(false),
  })
  .meta({ id: 'OwnQuestion' });

/** How applicants get their symbol numbers. */
export const NumberingOrder = z.enum(['application', 'name', 'shuffled']);

const noticeFields = {
  opensAt: Instant.describe('From when it can be applied'),
  closesAt: Instant,
  lateUntil: Instant.nullable().default(null).describe('Until when a late application is taken, for the late fee'),
  correctionUntil: Instant.describe('Until when a submitted application can be corrected'),
  fee: Rupees.default(0),
  lateFee: Rupees.default(0).describe('In place of the fee, for a late application'),
  feeWays: z
    .array(z.enum(['voucher', 'esewa']))
    .max(2)
    .default([])
    .describe('Empty without a fee'),
  voucherAccount: LocalizedText.nullable().default(null).describe('Bank and account for vouchers'),
  eligibility: LocalizedText.describe('Who may apply, a line each'),
  greatestAge: z.int().min(10).max(100).nullable().default(null).describe('In years, on the day of the examination'),
  score: z.enum(['gpa', 'percent']).default('gpa').describe('How previous_score is given'),
  leastScore: z.number().min(0).max(100).nullable().default(null),
  asks: z
    .array(z.strictObject({ field: z.enum(askableFields), needed: z.boolean() }))
    .max(askableFields.length)
    .describe('Beside name and date of birth, which are always asked'),
  questions: z.array(OwnQuestion).max(mostOwnQuestions).default([]),
  photo: z.boolean().default(true),
  documents: z.array(AskedDocument).max(20).default([]),
  bring: LocalizedText.nullable().default(null).describe('What to bring on the day'),
  beThereMinutes: z.int().min(0).max(600).default(45).describe('How long before the start to be there'),
  numbering: z
    .strictObject({ first: SymbolNumber.nullable(), order: NumberingOrder })
    .default({ first: null, order: 'application' }),
  cardsFrom: Instant.nullable().default(null).describe('From when applicants can open their admit cards'),
  resultBy: z.iso.date().nullable().default(null).describe('The day by which the college means to publish'),
};

/** The rules of a notice. */
export const NoticeRules = z.strictObject(noticeFields).superRefine(agree).meta({ id: 'NoticeRules' });
export type NoticeRules = z.output<typeof NoticeRules>;

/** The rules as they are sent, with the version that they began from; 0 where there was no notice. */
const NoticeBody = z
  .strictObject({ ...noticeFields, version: z.int() })
  .superRefine(agree)
  .meta({ id: 'NoticeBody' });

/** A notice as the public reads it. */
export const Notice = z
  .object({
    ...noticeFields,
    code: z.string(),
    title: LocalizedText,
    pattern: z.string().nullable(),
    state: z.enum(noticeStates),
    now: Instant.describe('By the clock of the server, which decides the state'),
    startsAt: Instant.describe('When the paper opens'),
    minutes: z.int(),
    timing: Timing,
    sections: z.array(z.object({ title: z.string(), count: z.int(), marks: z.number(), penalty: z.number() })),
    seats: Seats,
    tieBreaks: z.array(TieBreak),
    esewa: z.boolean().describe('Whether this installation can take payments by eSewa'),
    keptMonths: z
      .int()
      .nullable()
      .describe('How long candidates and their documents are kept after the examination; null without an end'),
    refusedKeptDays: z.int().describe('How long documents of those not accepted are kept after the close'),
  })
  .meta({ id: 'Notice' });
export type Notice = z.infer<typeof Notice>;

/** A line of the list of notices. */
export const NoticeLine = Notice.pick({
  code: true,
  title: true,
  pattern: true,
  state: true,
  opensAt: true,
  closesAt: true,
  lateUntil: true,
  startsAt: true,
  fee: true,
  lateFee: true,
}).extend({ seats: z.int().describe('Of all lists together') });
export type NoticeLine = z.infer<typeof NoticeLine>;

const StaffNotice = z.object({
  version: z.int().describe('0 while there is none; another one with each change'),
  rules: NoticeRules.nullable(),
  applications: z.int().describe('How many there are, drafts too'),
  esewa: z.boolean().describe('Whether this installation can take payments by eSewa'),
});

/** The notice of an examination that takes applications. */
export const noticeCalls = {
  'GET /notices': {
    summary: 'The notices of examinations that take applications or will, those that close first in front',
    tag,
    access: 'visitor',
    answers: { 200: z.object({ now: Instant, rows: z.array(NoticeLine) }) },
    refusals: [],
  },
  'GET /notices/:code': {
    summary: 'A notice: who may apply, seats, fee, dates, what to bring',
    tag,
    access: 'visitor',
    params: z.object(code),
    answers: { 200: Notice },
    refusals: [],
  },
  'GET /staff/examinations/:code/notice': {
    summary: 'The notice of an examination, as it is edited',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    answers: { 200: StaffNotice },
    refusals: [],
  },
  'PUT /staff/examinations/:code/notice': {
    summary: 'Say how an examination takes applications, in place of what was said before',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    body: NoticeBody,
    answers: { 200: StaffNotice },
    refusals: ['changed-meanwhile', 'wrong-state'],
  },
  'DELETE /staff/examinations/:code/notice': {
    summary: 'Take a notice back, while no application was submitted; drafts go with it',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    answers: { 200: StaffNotice },
    refusals: ['wrong-state'],
  },
} as const satisfies Calls;

/** Rules about more than one field. */
function agree(rules: z.output<z.ZodObject<typeof noticeFields>>, context: z.RefinementCtx): void {
  const problem = (path: string, message: ReturnType<typeof fieldCode>) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const [opens, closes] = [Date.parse(rules.opensAt), Date.parse(rules.closesAt)];
  if (closes <= opens) problem('closesAt', fieldCode('closesBeforeItOpens'));
  if (rules.lateUntil !== null && Date.parse(rules.lateUntil) <= closes)
    problem('lateUntil', fieldCode('lateBeforeClose'));
  if (Date.parse(rules.correctionUntil) < closes) problem('correctionUntil', fieldCode('correctionBeforeClose'));
  if (rules.fee > 0 && rules.feeWays.length === 0) problem('feeWays', fieldCode('feeWayMissing'));
  const asked = rules.asks.map(({ field }) => field);
  if (new Set(asked).size < asked.length) problem('asks', fieldCode('askedTwice'));
}
