import { z } from 'zod';
import { Application, FeeState } from '#contract/applications.ts';
import type { Calls } from '#contract/call.ts';
import { FoundColumn } from '#contract/columns.ts';
import { deskDuties } from '#contract/duty.ts';
import { fieldCode } from '#contract/field-code.ts';
import { isReadable } from '#contract/is-readable.ts';
import { Line } from '#contract/readable-text.ts';
import { oneTable, tableProperties, TableUpload } from '#contract/table-upload.ts';

const code = { code: Line(40).describe('Of an examination') };
const number = { number: Line(20) };
const tag = 'applications';
const Instant = z.iso.datetime();
const Reason = z.string().trim().min(1).max(2000).refine(isReadable, fieldCode('unreadable'));

/**
 * What is known of a payment: `pending` is under way, `unknown` was never made or its time ran out, `refunded` was given
 * back in whole or in part.
 */
export const PaymentState = z.enum(['paid', 'pending', 'unknown', 'canceled', 'refunded']);
export type PaymentState = z.infer<typeof PaymentState>;

/** The columns of a bank's list. `number` and `amount` are needed. */
export const bankColumns = ['number', 'amount', 'day', 'name', 'phone'] as const;
export type BankColumn = (typeof bankColumns)[number];

/** The most bytes of a bank's list. */
export const bankListBytes = 10_000_000;

const Payment = z
  .object({
    reference: z.string(),
    provider: z.literal('esewa'),
    rupees: z.number(),
    state: PaymentState,
    providerReference: z.string().nullable(),
    begunAt: Instant,
  })
  .meta({ id: 'Payment' });

const BankLine = z
  .object({
    id: z.string(),
    number: z.string(),
    rupees: z.number(),
    day: z.iso.date().nullable(),
    name: z.string(),
    phone: z.string(),
  })
  .meta({ id: 'BankLine' });

/** The fee of an application, beside what the bank or a provider says of it. */
export const FeeRow = z
  .object({
    number: z.string(),
    name: z.string(),
    owed: z.int().describe('In rupees'),
    state: FeeState,
    byHand: z.boolean().describe('Whether a person decided which line of the bank it is'),
    voucher: z.object({ bank: z.string(), number: z.string(), day: z.iso.date() }).nullable(),
    document: z.string().nullable().describe('The id of the picture of the voucher'),
    line: BankLine.nullable().describe('Of the bank’s list; for a claim without one, a line that is like it'),
    sameVoucher: z.array(z.string()).describe('Other applications with this voucher'),
    payments: z.array(Payment),
    isAskable: z
      .boolean()
      .describe(
        'Whether the applicant can be asked about this voucher: a list came, none has it, and it can be corrected',
      ),
    askedAt: Instant.nullable().describe('When the applicant was asked about this voucher; null before'),
  })
  .meta({ id: 'FeeRow' });
export type FeeRow = z.infer<typeof FeeRow>;

const FeeCounts = z.object({
  matched: z.int(),
  differs: z.int(),
  claimed: z.int(),
  owed: z.int(),
  paid: z.int(),
  usedTwice: z.int(),
});

/** Money of an application that stands in no list of fees. */
const StrayPayment = Payment.omit({ state: true })
  .extend({
    number: z.string().describe('Of the application'),
    why: z.enum(['draft', 'withdrawn', 'deleted']).describe('What the application is'),
  })
  .meta({ id: 'StrayPayment' });

const FeesAnswer = z
  .object({
    counts: FeeCounts,
    list: z.object({ lines: z.int(), broughtAt: Instant }).nullable().describe('What banks have said so far'),
    rows: z.array(FeeRow),
    total: z.int(),
    silent: z.int().describe('Payments under way that eSewa was asked about, and has not settled'),
    stray: z
      .array(StrayPayment)
      .describe('What came through for drafts, and for applications that were withdrawn or deleted; at most 200'),
  })
  .meta({ id: 'Fees' });

const BankList = z
  .object({
    lines: z.int(),
    added: z.int().describe('Those that are not there yet'),
    matches: z.int().describe('How many applications are matched with it'),
    errors: z.array(z.object({ line: z.int(), code: z.enum(['no-number', 'no-amount', 'no-column', 'unreadable']) })),
    columns: z.array(FoundColumn(bankColumns)),
  })
  .meta({ id: 'BankList' });
export type BankList = z.infer<typeof BankList>;

const BankListBody = TableUpload(bankColumns)
  .refine(...oneTable)
  .meta({ override: { type: 'object', properties: tableProperties } });

/** Which applications of the list of fees. */
export const feeFilters = ['differs', 'twice', 'claimed', 'owed', 'paid', 'matched'] as const;

/** The fees of applications (docs/rules/application.md, section 9). */
export const feeCalls = {
  'POST /applications/:number/payments': {
    summary: 'Begin a payment of the fee; the page sends the answered form to the provider',
    tag,
    access: 'applicant',
    params: z.object(number),
    answers: {
      201: z.object({ action: z.url(), fields: z.record(z.string(), z.string()) }).meta({ id: 'PaymentForm' }),
    },
    refusals: ['wrong-state', 'too-many-attempts'],
  },
  'POST /applications/:number/payments/ask': {
    summary: 'Ask the provider about payments under way; `data` is what it gave the browser, and proves nothing',
    tag,
    access: 'applicant',
    params: z.object(number),
    body: z.strictObject({ data: z.string().max(10_000).optional() }).meta({ id: 'PaymentAnswer' }),
    answers: { 200: Application },
    refusals: [],
  },
  'GET /staff/examinations/:code/fees': {
    summary: 'The fees of applications, beside the banks’ lists and the payments',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    query: z.object({
      filter: z.enum(feeFilters).default('differs'),
      page: z.coerce.number().int().min(1).max(1000).default(1),
      size: z.coerce.number().int().min(1).max(200).default(50),
    }),
    answers: { 200: FeesAnswer },
    refusals: [],
  },
  'POST /staff/examinations/:code/bank-list': {
    summary: 'Bring a bank’s list, or only look what it would come to (?preview=1). What is there already stays',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    query: z.object({ preview: z.literal('1').optional() }),
    upload: bankListBytes + 10_000,
    body: BankListBody,
    answers: { 200: BankList },
    refusals: ['wrong-state'],
  },
  'POST /staff/examinations/:code/fees/:number': {
    summary: 'Say which line of the bank an application’s voucher is, that it is none, or leave it to the rule',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object({ ...code, ...number }),
    body: z
      .strictObject({ line: z.union([Line(60).min(1), z.literal('none'), z.literal('rule')]), reason: Reason })
      .meta({ id: 'FeeDecision' }),
    answers: { 200: FeeRow },
    refusals: ['wrong-state'],
  },
  'POST /staff/examinations/:code/fees/:number/ask': {
    summary: 'Ask the applicant about a voucher that no bank’s list has, once a voucher',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object({ ...code, ...number }),
    answers: { 200: FeeRow },
    refusals: ['wrong-state'],
  },
  'POST /staff/examinations/:code/payments/:reference/ask': {
    summary: 'Ask the provider about a payment once more, as after a refund',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object({ ...code, reference: Line(80) }),
    answers: { 200: FeeRow },
    refusals: ['unavailable'],
  },
  'GET /staff/examinations/:code/fees.csv': {
    summary: 'All fees with their vouchers and payments, as a file',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    answers: { 200: z.string() },
    refusals: [],
  },
} as const satisfies Calls;
