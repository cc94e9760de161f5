import { z } from 'zod';
import { applicationStates } from '#contract/application-form.ts';
import type { Calls } from '#contract/call.ts';
import { form, Message } from '#contract/account.ts';
import { SymbolNumber } from '#contract/candidates.ts';
import { documentBytes } from '#contract/document-size.ts';
import { deskDuties } from '#contract/duty.ts';
import { fieldCode } from '#contract/field-code.ts';
import { NumberingOrder } from '#contract/notices.ts';
import { pageQuery, paged } from '#contract/paged.ts';
import { Line } from '#contract/readable-text.ts';
import { LocalizedText } from '#contract/examination.ts';
import { languages } from '#text/language.ts';

const tag = 'applications';
const Instant = z.iso.datetime();
const code = { code: Line(40).describe('Of an examination') };
const number = { number: Line(20).describe('The application number, eight digits') };
const staffApplication = { ...code, ...number };

/** How many characters the code of an application has. */
export const applicationCodeLength = 8;

/** Bytes; the documentation shows a file. */
const Bytes = z
  .instanceof(Uint8Array, { error: fieldCode('documentMissing') })
  .meta({ type: 'string', format: 'binary' });

const fieldName = /^(?:[a-zA-Z]{1,30}|answer-\d)$/;

/** The typed texts of the form, by field. */
const FormTexts = z.record(z.string().regex(fieldName), Line(2000)).meta({ id: 'ApplicationForm' });

/** The role of a document: the photo, the picture of the voucher, or the number of an asked document, from 0. */
export const DocumentKind = z
  .union([z.enum(['photo', 'voucher']), z.string().regex(/^(?:1?\d)$/)])
  .meta({ id: 'DocumentKind' });

const StoredDocument = z
  .object({
    id: z.string(),
    kind: DocumentKind,
    name: z.string().describe('As the applicant’s device calls it'),
    type: z.enum(['image/jpeg', 'application/pdf']),
    bytes: z.int(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    sentAt: Instant,
  })
  .meta({ id: 'StoredDocument' });
export type StoredDocument = z.infer<typeof StoredDocument>;

/** What an application is returned for: the photo, the fee, the name, a document by its number, another matter. */
export const ReturnReason = z.union([
  z.enum(['photo', 'fee', 'name', 'other']),
  z.templateLiteral(['document-', z.int()]),
]);
export type ReturnReason = z.infer<typeof ReturnReason>;

const Returned = z.object({
  at: Instant,
  reasons: z.array(ReturnReason),
  text: z.string().describe('In the clerk’s words; may be empty'),
});

/** What is known of the fee: nothing owed, nothing said, a voucher to be compared, one that matches or differs, paid. */
export const FeeState = z.enum(['none', 'owed', 'claimed', 'matched', 'differs', 'paid']);
export type FeeState = z.infer<typeof FeeState>;

const Granted = z.object({ group: z.string(), granted: z.boolean().nullable().describe('null until it is decided') });

/** An application as its applicant sees it. */
export const Application = z
  .object({
    number: z.string(),
    examination: z.string(),
    title: LocalizedText,
    state: z.enum(applicationStates),
    version: z.int().describe('Another one with each change'),
    language: z.enum(languages),
    form: FormTexts,
    documents: z.array(StoredDocument),
    begunAt: Instant,
    changedAt: Instant,
    submittedAt: Instant.nullable(),
    decidedAt: Instant.nullable(),
    late: z.boolean().describe('Submitted after the close, for the late fee'),
    returned: Returned.nullable().describe('What is to be put right'),
    refusedFor: z.string().nullable(),
    groups: z.array(Granted),
    fee: z.object({ owed: z.int().describe('In rupees'), state: FeeState }),
    symbolNumber: z.string().nullable(),
    room: z.string().nullable(),
    seat: z.string().nullable(),
    canChange: z.boolean().describe('Whether the form can be changed now'),
    canWithdraw: z.boolean(),
    unsent: z
      .boolean()
      .describe('Whether something was typed since it was submitted; the college sees what was submitted'),
    extraMinutes: z.int().describe('That were granted'),
    hasAccount: z.boolean().describe('Whether it stands on somebody’s profile'),
  })
  .meta({ id: 'Application' });
export type Application = z.infer<typeof Application>;

const ApplicationSession = z
  .object({ token: z.string().describe('Ends 20 minutes after its last call'), application: Application })
  .meta({ id: 'ApplicationSession' });

const Versioned = z.strictObject({ version: z.int() });

/** A doubt that a rule has about an application. It decides nothing. */
export const Doubt = z.discriminatedUnion('code', [
  z.object({ code: z.literal('age'), age: z.int().describe('In years, on the day of the examination') }),
  z.object({ code: z.literal('score'), score: z.number(), least: z.number() }),
  z.object({ code: z.literal('score-not-told'), least: z.number() }),
  z.object({ code: z.literal('fee') }),
  z.object({ code: z.literal('same-person'), number: z.string() }),
  z.object({ code: z.literal('same-voucher'), number: z.string() }),
  z.object({ code: z.literal('document-missing'), kind: z.string() }),
]);
export type Doubt = z.infer<typeof Doubt>;

const DeskLine = z
  .object({
    number: z.string(),
    state: z.enum(applicationStates),
    name: z.string(),
    nameNepali: z.string(),
    district: z.string().describe('The id of the district; empty where it was not asked'),
    groups: z.array(z.string()),
    fee: FeeState,
    submittedAt: Instant.nullable(),
    corrected: z.array(z.string()).describe('Fields and documents changed since it was looked at'),
    doubts: z.array(Doubt),
    late: z.boolean(),
    symbolNumber: z.string().nullable(),
  })
  .meta({ id: 'DeskLine' });
export type DeskLine = z.infer<typeof DeskLine>;

const deskFilters = {
  state: z
    .enum([...applicationStates, 'waiting', 'all'])
    .default('waiting')
    .describe('`waiting`: submitted and undecided; `all`: drafts aside'),
  fee: FeeState.optional(),
  group: z.string().max(80).optional(),
  missing: z.literal('1').optional().describe('Only with a document missing'),
  corrected: z.literal('1').optional(),
  doubtful: z.literal('1').optional().describe('Perhaps one person twice'),
  search: Line(100).optional().describe('A number, a name in either script, or a mobile number'),
};

const DeskPage = paged(DeskLine)
  .extend({ counts: z.record(z.enum([...applicationStates, 'waiting', 'clear']), z.int()) })
  .meta({ id: 'DeskPage' });

/** An application as the desk sees it. */
export const DeskApplication = z
  .object({
    ...Application.omit({ canChange: true, canWithdraw: true }).shape,
    dateOfBirth: z.string().nullable().describe('AD, `YYYY-MM-DD`; null where it can’t be read'),
    age: z.int().nullable().describe('In years, on the day of the examination'),
    corrected: z.array(z.string()),
    doubts: z.array(Doubt),
    decidedBy: z.string().nullable(),
    openWith: z.string().nullable().describe('The name of somebody else who has it open now'),
    canUndo: z.boolean(),
  })
  .meta({ id: 'DeskApplication' });
export type DeskApplication = z.infer<typeof DeskApplication>;

const Decision = z
  .discriminatedUnion('decision', [
    z.strictObject({
      version: z.int(),
      decision: z.literal('accept'),
      refusedGroups: z.array(z.string().max(80)).max(50).default([]),
      extraMinutes: z.int().min(0).max(600).default(0).describe('Granted for special needs'),
    }),
    z.strictObject({
      version: z.int(),
      decision: z.literal('return'),
      reasons: z.array(ReturnReason).max(30),
      text: Line(1000).default(''),
    }),
    z.strictObject({ version: z.int(), decision: z.literal('refuse'), reason: Line(1000).min(1) }),
  ])
  .meta({ id: 'Decision' });

const Numbering = z.object({
  rows: z.array(z.object({ number: z.string(), name: z.string(), symbolNumber: z.string() })),
  total: z.int(),
  made: z.boolean().describe('Whether they were given; false for a preview'),
});

/** What an admit card shows, beside the college. */
export const Card = z
  .object({
    number: z.string().describe('Of the application'),
    code: z.string().describe('Of the examination'),
    title: LocalizedText,
    symbolNumber: z.string(),
    name: z.string(),
    nameNepali: z.string().nullable(),
    dateOfBirth: z.string().nullable().describe('AD, `YYYY-MM-DD`'),
    groups: z.array(z.string()).describe('The groups that were granted'),
    room: z.string().nullable(),
    seat: z.string().nullable(),
    extraMinutes: z.int(),
    startsAt: Instant,
    beThereAt: Instant,
    lastEntryAt: Instant.describe('The latest moment to begin'),
    minutes: z.int(),
    bring: LocalizedText.nullable(),
    pin: z.string().nullable().describe('null where the college brought it in a file'),
    photo: z.string().nullable().describe('The id of the document'),
    qr: z.string().describe('What a door reads: the examination, the symbol number and a check; no PIN'),
    now: Instant.describe('By the clock of the server'),
  })
  .meta({ id: 'Card' });
export type Card = z.infer<typeof Card>;

/** The applicant's calls. */
export const applicationCalls = {
  'POST /notices/:code/applications': {
    summary: 'Begin an application. With the token of an account it stands on its profile',
    tag,
    access: 'visitor',
    optionalToken: true,
    params: z.object(code),
    body: z.strictObject({ language: z.enum(languages), form: FormTexts.default({}) }).meta({ id: 'NewApplication' }),
    answers: {
      201: ApplicationSession.extend({ code: z.string().describe('Opens it with the number; told this once') }),
    },
    refusals: ['wrong-state'],
  },
  'POST /applications/session': {
    summary: 'Open an application by its number and code',
    tag,
    access: 'visitor',
    body: z.strictObject({ number: Line(40), code: Line(40) }).meta({ id: 'ApplicationSessionBody' }),
    answers: { 200: ApplicationSession },
    refusals: ['wrong-credentials'],
  },
  'GET /me/applications': {
    summary: 'The applications of the account, the newest first',
    tag,
    access: 'account',
    answers: { 200: z.object({ rows: z.array(Application) }) },
    refusals: [],
  },
  'GET /applications/:number': {
    summary: 'One’s own application',
    tag,
    access: 'applicant',
    params: z.object(number),
    answers: { 200: Application },
    refusals: [],
  },
  'PATCH /applications/:number': {
    summary: 'Keep typed fields; each stands for itself, so that two devices keep what the other typed',
    tag,
    access: 'applicant',
    params: z.object(number),
    body: z
      .strictObject({
        language: z.enum(languages).optional(),
        form: FormTexts,
        before: FormTexts.default({}).describe('What each field was; another text there answers changed-meanwhile'),
      })
      .meta({ id: 'ApplicationChange' }),
    answers: { 200: Application },
    refusals: ['changed-meanwhile', 'wrong-state'],
  },
  'PUT /applications/:number/documents/:kind': {
    summary: 'Send the photo or a document, in place of the one before',
    tag,
    access: 'applicant',
    params: z.object({ ...number, kind: DocumentKind }),
    // The form adds some bytes around the file.
    upload: documentBytes + 10_000,
    body: form('DocumentBody', { file: Bytes, name: Line(200).default('') }),
    answers: { 200: Application },
    refusals: ['wrong-state'],
  },
  'GET /applications/:number/documents/:id': {
    summary: 'A document as it was kept',
    tag,
    access: 'applicant',
    params: z.object({ ...number, id: Line(100) }),
    answers: { 200: Bytes },
    refusals: [],
  },
  'DELETE /applications/:number/documents/:id': {
    summary: 'Take a document away',
    tag,
    access: 'applicant',
    params: z.object({ ...number, id: Line(100) }),
    answers: { 200: Application },
    refusals: ['wrong-state'],
  },
  'POST /applications/:number/submit': {
    summary: 'Submit the application, or submit it again after a return or a correction',
    tag,
    access: 'applicant',
    params: z.object(number),
    body: z
      .strictObject({ version: z.int(), declared: z.literal(true).describe('Everything in it is true') })
      .meta({ id: 'SubmitBody' }),
    answers: { 200: Application },
    refusals: ['changed-meanwhile', 'wrong-state', 'application-twice'],
  },
  'POST /applications/:number/withdraw': {
    summary: 'Withdraw an application, until the examination is sealed',
    tag,
    access: 'applicant',
    params: z.object(number),
    body: Versioned.meta({ id: 'WithdrawBody' }),
    answers: { 200: Application },
    refusals: ['changed-meanwhile', 'wrong-state'],
  },
  'DELETE /applications/:number': {
    summary: 'Delete a withdrawn application or a draft, with its documents',
    tag,
    access: 'applicant',
    params: z.object(number),
    answers: { 200: Message },
    refusals: ['wrong-state'],
  },
  'GET /applications/:number/card': {
    summary: 'The admit card, from the day that the notice says',
    tag,
    access: 'applicant',
    params: z.object(number),
    answers: { 200: Card },
    refusals: ['wrong-state', 'too-early'],
  },
  'GET /applications/:number/file.zip': {
    summary: 'All that is kept of an application, with its documents',
    tag,
    access: 'applicant',
    params: z.object(number),
    answers: { 200: Bytes },
    refusals: [],
  },
  'POST /applications/:number/leave': {
    summary: 'End the session of this device',
    tag,
    access: 'applicant',
    params: z.object(number),
    answers: { 200: Message },
    refusals: [],
  },
} as const satisfies Calls;

/** The desk and the symbol numbers (section 6). */
export const deskCalls = {
  'GET /staff/examinations/:code/applications': {
    summary: 'Applications, the one that was submitted first in front',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    query: z.object({ ...pageQuery, ...deskFilters }),
    answers: { 200: DeskPage },
    refusals: [],
  },
  'GET /staff/examinations/:code/applications/:number': {
    summary: 'One application. Who opens it is shown to others who open it',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(staffApplication),
    answers: { 200: DeskApplication },
    refusals: [],
  },
  'GET /staff/examinations/:code/applications/:number/documents/:id': {
    summary: 'A document of an application; each look is an audit line',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object({ ...staffApplication, id: Line(100) }),
    answers: { 200: Bytes },
    refusals: [],
  },
  'POST /staff/examinations/:code/applications/:number/decision': {
    summary: 'Accept, return or refuse an application',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(staffApplication),
    body: Decision,
    answers: { 200: DeskApplication },
    refusals: ['changed-meanwhile', 'wrong-state'],
  },
  'POST /staff/examinations/:code/applications/:number/undo': {
    summary: 'Take the last decision back, until a symbol number is given',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(staffApplication),
    body: Versioned.meta({ id: 'UndoBody' }),
    answers: { 200: DeskApplication },
    refusals: ['changed-meanwhile', 'wrong-state'],
  },
  'POST /staff/examinations/:code/applications/accept': {
    summary: 'Accept the submitted applications with nothing doubtful, in one step; with ?preview=1 only list them',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    query: z.object({ preview: z.literal('1').optional() }),
    body: z
      .strictObject({ numbers: z.array(Line(20)).max(20_000).optional().describe('As previewed; others are left') })
      .meta({ id: 'AcceptManyBody' }),
    answers: { 200: z.object({ rows: z.array(DeskLine), accepted: z.int(), batch: z.string().nullable() }) },
    refusals: ['wrong-state'],
  },
  'POST /staff/examinations/:code/applications/undo': {
    summary: 'Take back what was accepted in one step, as far as no symbol number is given',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    body: z.strictObject({ batch: Line(100) }).meta({ id: 'UndoManyBody' }),
    answers: { 200: z.object({ undone: z.int() }) },
    refusals: ['wrong-state'],
  },
  'POST /staff/examinations/:code/numbers': {
    summary: 'Give accepted applicants their symbol numbers; with ?preview=1 only show them',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    query: z.object({ preview: z.literal('1').optional() }),
    body: z
      .strictObject({ first: SymbolNumber, order: NumberingOrder, seed: Line(40).default('') })
      .meta({ id: 'NumberingBody' }),
    answers: { 200: Numbering },
    refusals: ['wrong-state'],
  },
  'GET /staff/examinations/:code/applications.csv': {
    summary: 'All applications with all fields, as CSV',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    answers: { 200: z.string() },
    refusals: [],
  },
  'GET /staff/examinations/:code/applications.xlsx': {
    summary: 'All applications with all fields, as XLSX',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    answers: { 200: Bytes },
    refusals: [],
  },
  'GET /staff/examinations/:code/documents.zip': {
    summary: 'All documents, in folders named by application number',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    answers: { 200: Bytes },
    refusals: [],
  },
} as const satisfies Calls;
