import { z } from 'zod';
import { fieldCode } from '#contract/field-code.ts';
import { AuditPage, auditQuery } from '#contract/audit.ts';
import { deskDuties, examinationDuties } from '#contract/duty.ts';
import type { Calls } from '#contract/call.ts';
import { allCandidateColumns } from '#contract/candidate-columns.ts';
import {
  Candidate,
  CandidateChange,
  CandidatesImport,
  MadePin,
  nameLetters,
  NewCandidate,
  ShortName,
} from '#contract/candidates.ts';
import { Examination, ExaminationChange, NewExamination, Section, Timing } from '#contract/examination.ts';
import { pageQuery, paged } from '#contract/paged.ts';
import { isReadable } from '#contract/is-readable.ts';
import { Line } from '#contract/readable-text.ts';
import { oneTable, tableProperties, TableUpload } from '#contract/table-upload.ts';

const code = { code: Line(40).describe('Of an examination') };
const candidate = { ...code, symbolNumber: Line(40) };
const room = { ...code, room: Line(nameLetters) };
const tag = 'examinations';

/** The largest candidates' file, in bytes. */
export const candidatesBytes = 5_000_000;

/** A pattern to start from, with the day of its last check. */
const Pattern = z
  .object({
    name: z.string(),
    title: z.string(),
    minutes: z.int(),
    timing: Timing,
    passMark: z.number(),
    sections: z.array(Section),
    checkedOn: z.iso.date(),
    note: z.string(),
  })
  .meta({ id: 'Pattern' });

const PaperItem = z.object({
  place: z.int(),
  id: z.string(),
  version: z.int(),
  builtIn: z.boolean(),
  language: z.enum(['en', 'ne']),
  topic: z.string().nullable(),
  difficulty: z.int().nullable(),
  facility: z.number().nullable().describe('The part of candidates who had it right the last time; null for never sat'),
  figure: z.object({ id: z.string(), alt: z.string() }).nullable(),
  stem: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
  right: z.array(z.string()),
});

/** A paper with its answer key, for staff only. */
const StaffPaper = z
  .object({
    sections: z.array(z.object({ title: z.string(), subject: z.string(), count: z.int(), items: z.array(PaperItem) })),
    version: z.int().describe('Another one with every change of its items or their texts'),
    items: z.int(),
    builtIn: z.int().describe('How many are public practice with their answers'),
    complete: z.boolean(),
    rightFirst: z
      .object({ items: z.int(), first: z.int() })
      .nullable()
      .describe('Where in most items the right option was written first: of how many items, and in how many'),
    alike: z.array(z.int()).describe('Places, from 0, whose items are near duplicates of another one in the paper'),
    unexplained: z
      .array(z.int())
      .describe('Places whose items have no explanation for candidates to read after the key'),
    notReviewed: z.array(z.int()).describe('Places whose items nobody has reviewed'),
    usedBefore: z
      .array(z.int())
      .describe('Places whose items stand in one of the last examinations, of which none should'),
    drawn: z
      .object({ at: z.iso.datetime(), from: z.int().describe('How many items could have been drawn') })
      .nullable()
      .describe('null where it was put together by hand'),
    readBy: z
      .array(
        z.object({
          name: z.string(),
          at: z.iso.datetime(),
          changed: z.int().describe('How many places have another item, or another version of it, since'),
        }),
      )
      .describe('Who has read it through, the last one first'),
    math: z.record(z.string(), z.string()).describe('The MathML of each formula, by its TeX'),
  })
  .meta({ id: 'StaffPaper' });

/** A page of the audit lines of one examination. */
const ExaminationAuditPage = AuditPage.extend({
  days: z.array(z.iso.date()).describe('The days on which something was, by the clocks of the zone, the newest first'),
});

const CandidatesPage = paged(Candidate).extend({
  groups: z.array(z.string()).describe('Every group that somebody belongs to, whichever candidates were asked for'),
  withPhoto: z.array(z.string()).describe('The symbol numbers of this page whose application has a photo'),
});

/** A candidates' file. */
const CandidatesFileBody = TableUpload(allCandidateColumns)
  .extend({
    calendar: z.enum(['AD', 'BS']).optional(),
    order: z.enum(['day-first', 'month-first']).optional(),
    legacy: z.literal('keep').optional(),
  })
  .refine(...oneTable)
  .meta({
    override: {
      type: 'object',
      properties: {
        ...tableProperties,
        calendar: { type: 'string', enum: ['AD', 'BS'], description: 'Of days whose year may be of either' },
        order: {
          type: 'string',
          enum: ['day-first', 'month-first'],
          description: 'Of days whose year stands last',
        },
        legacy: {
          type: 'string',
          enum: ['keep'],
          description: 'Leaves text of a font from before Unicode in its letters',
        },
      },
    },
  });

const Room = z.object({ room: z.string(), candidates: z.int(), hasPass: z.boolean() });

/** Calls that make an examination and run it (docs/rules/examination.md, sections 4 and 10). */
export const examinationCalls = {
  'GET /staff/patterns': {
    summary: 'Ready patterns to start from',
    tag,
    access: 'staff',
    duties: examinationDuties,
    answers: { 200: z.array(Pattern) },
    refusals: [],
  },
  'GET /staff/examinations': {
    summary: 'The examinations that one may see, newest first',
    tag,
    access: 'staff',
    duties: deskDuties,
    query: z.object(pageQuery),
    answers: { 200: paged(Examination) },
    refusals: [],
  },
  'POST /staff/examinations': {
    summary: 'Make an examination',
    tag,
    access: 'staff',
    duties: examinationDuties,
    body: NewExamination,
    answers: { 201: Examination },
    refusals: ['code-taken'],
  },
  'GET /staff/examinations/:code': {
    summary: 'An examination',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    answers: { 200: Examination },
    refusals: [],
  },
  'PUT /staff/examinations/:code': {
    summary: 'Change an examination; most of it in a draft only',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params: z.object(code),
    body: ExaminationChange,
    answers: { 200: Examination },
    refusals: ['wrong-state', 'code-taken', 'changed-meanwhile', 'objections-open'],
  },
  'GET /staff/examinations/:code/paper': {
    summary: 'The paper with its right options',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params: z.object(code),
    answers: { 200: StaffPaper },
    refusals: [],
  },
  'PUT /staff/examinations/:code/paper': {
    summary: 'Put items into the paper, in its order',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params: z.object(code),
    body: z.strictObject({ items: z.array(Line(100)).max(2000) }),
    answers: { 200: StaffPaper },
    refusals: ['wrong-state'],
  },
  'POST /staff/examinations/:code/paper/draw': {
    summary: 'Draw the paper by the pattern',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params: z.object(code),
    answers: { 200: StaffPaper },
    refusals: ['wrong-state', 'invalid'],
  },
  'POST /staff/examinations/:code/paper/read': {
    summary: 'Say that one has read the paper through, as it is now',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params: z.object(code),
    answers: { 200: StaffPaper },
    refusals: ['wrong-state', 'changed-meanwhile'],
    body: z.strictObject({ version: z.int().describe('Of the paper that was read') }),
  },
  'POST /staff/examinations/:code/seal': {
    summary: 'Freeze paper and pattern, and encrypt the paper',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params: z.object(code),
    answers: { 200: Examination },
    refusals: ['second-yes-missing', 'wrong-state', 'invalid'],
  },
  'POST /staff/examinations/:code/unseal': {
    summary: 'Make it a draft again, until it opens',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params: z.object(code),
    answers: { 200: Examination },
    refusals: ['wrong-state'],
  },
  'GET /staff/examinations/:code/candidates': {
    summary: 'The candidates, by symbol number',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    query: z.object({
      ...pageQuery,
      q: Line(100).optional(),
      room: Line(nameLetters).optional(),
      group: Line(nameLetters).optional(),
      extraMinutes: z.enum(['with', 'without']).optional(),
    }),
    answers: { 200: CandidatesPage },
    refusals: [],
  },
  'POST /staff/examinations/:code/candidates': {
    summary: 'Import a candidates’ file, or only look what it would come to (?preview=1)',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    query: z.object({ preview: z.enum(['0', '1']).default('0'), columns: z.enum(['0', '1']).default('0') }),
    body: CandidatesFileBody,
    // The form adds some bytes around the file.
    upload: candidatesBytes + 10_000,
    answers: { 200: CandidatesImport },
    refusals: ['wrong-state'],
  },
  'POST /staff/examinations/:code/candidates/one': {
    summary: 'Add a candidate',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    body: NewCandidate,
    answers: { 201: z.object({ candidate: Candidate, pin: z.string() }) },
    refusals: ['wrong-state'],
  },
  'PATCH /staff/examinations/:code/candidates/:symbolNumber': {
    summary: 'Change, move, withdraw or withhold a candidate',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(candidate),
    body: CandidateChange,
    answers: { 200: Candidate },
    refusals: ['wrong-state'],
  },
  'POST /staff/examinations/:code/candidates/:symbolNumber/pin': {
    summary: 'Make a new PIN; the old one ends',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(candidate),
    answers: { 200: MadePin },
    refusals: ['wrong-state'],
  },
  'POST /staff/examinations/:code/candidates/pins': {
    summary: 'Make new PINs for all candidates, or those of a room; the old ones end',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    body: z.strictObject({ room: Line(nameLetters).optional() }),
    answers: { 200: z.object({ pins: z.array(MadePin) }) },
    refusals: ['wrong-state'],
  },
  'POST /staff/examinations/:code/candidates/pins/again': {
    summary: 'Tell the PINs again that were made here, until sign-in opens; those that a file brought are not kept',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    body: z.strictObject({
      reason: z.string().trim().min(1, fieldCode('reasonMissing')).max(500).refine(isReadable, fieldCode('unreadable')),
    }),
    answers: {
      200: z.object({
        pins: z.array(MadePin),
        notKept: z.int().describe('How many have a PIN that a file brought, or that is older than this'),
      }),
    },
    refusals: ['wrong-state'],
  },
  'GET /staff/examinations/:code/candidates.csv': {
    summary: 'The candidates as a file with the columns that they are imported from, without PINs',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    answers: { 200: z.string() },
    refusals: [],
  },
  'GET /staff/candidates-template.xlsx': {
    summary:
      'An empty list of candidates to fill in: its headings in both languages, and a line of an example that is never imported',
    tag,
    access: 'staff',
    duties: deskDuties,
    answers: { 200: z.instanceof(Uint8Array).meta({ type: 'string', format: 'binary' }) },
    refusals: [],
  },
  'POST /staff/examinations/:code/trial': {
    summary: 'Try the sealed paper as a candidate; it counts for nothing',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params: z.object(code),
    answers: {
      200: z.object({
        address: z.string().describe('What stands after # fills in symbol number and PIN, and reaches no server'),
        symbolNumber: z.string(),
        pin: z.string(),
      }),
    },
    refusals: ['wrong-state'],
  },
  'GET /staff/examinations/:code/rooms': {
    summary: 'The rooms, by name',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    query: z.object(pageQuery),
    answers: { 200: paged(Room) },
    refusals: [],
  },
  'POST /staff/examinations/:code/rooms': {
    summary: 'Add a room; its pass is told this once',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    body: z.strictObject({ room: ShortName }),
    answers: { 201: z.object({ room: z.string(), pass: z.string() }) },
    refusals: ['wrong-state'],
  },
  'POST /staff/examinations/:code/rooms/:room/pass': {
    summary: 'Make a new room pass; the old one ends',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(room),
    answers: { 200: z.object({ pass: z.string() }) },
    refusals: [],
  },
  'GET /staff/examinations/:code/audit.csv': {
    summary: 'Who did what in this examination, as a file',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params: z.object(code),
    answers: { 200: z.string() },
    refusals: [],
  },
  'GET /staff/examinations/:code/audit': {
    summary: 'Who did what in this examination, newest first',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params: z.object(code),
    query: z.object({
      ...auditQuery,
      room: Line(nameLetters).optional().describe('What was done to a room or to who sits in it now, or with its pass'),
      day: z.iso.date().optional().describe('Lines of one day'),
    }),
    answers: { 200: ExaminationAuditPage },
    refusals: [],
  },
} as const satisfies Calls;
