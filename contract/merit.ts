import { z } from 'zod';
import { OptionId } from '#contract/items.ts';
import { optionIds } from '#exam/question.ts';
import { fieldCode } from '#contract/field-code.ts';
import { examinationDuties } from '#contract/duty.ts';
import type { Calls } from '#contract/call.ts';
import { Examination, Seats, TieBreak } from '#contract/examination.ts';
import { pageQuery, paged } from '#contract/paged.ts';
import { DoubtfulCounts } from '#contract/room.ts';
import { isReadable } from '#contract/is-readable.ts';
import { Line } from '#contract/readable-text.ts';
import { languages } from '#text/language.ts';

const params = z.object({ code: Line(40).describe('Of an examination') });
const tag = 'merit';
const Instant = z.iso.datetime();
const Reason = z.string().trim().min(1).max(2000).refine(isReadable, fieldCode('unreadable'));

/** A file for a spreadsheet program. */
const File = z.any().meta({ type: 'string', format: 'binary' });
const CsvFile = z.string();

export const ResultRow = z
  .object({
    rank: z.int().nullable(),
    symbolNumber: z.string(),
    name: z.string(),
    total: z.number().nullable(),
    sections: z.record(z.string(), z.number()),
    right: z.int(),
    wrong: z.int(),
    unanswered: z.int(),
    passed: z.boolean(),
    list: z.string().nullable(),
    position: z.int().nullable(),
    withheld: z.boolean(),
  })
  .meta({ id: 'ResultRow' });
export type ResultRow = z.infer<typeof ResultRow>;

/** The results of a publication by the hash of each candidate's PIN, as they are stored. */
export const OwnResults = z.record(z.string(), ResultRow);

/** A result on the list of all candidates, with what an examiner must look at. */
export const ListedResult = ResultRow.extend({
  late: z.int().describe('How many answers came after the candidate’s end'),
  implausible: z.int().describe('How many entries can not have been made when they say'),
}).meta({ id: 'ListedResult' });
export type ListedResult = z.infer<typeof ListedResult>;

/** A result on the merit list. */
const RankedRow = ResultRow.extend({
  before: z
    .object({ symbolNumber: z.string(), by: TieBreak })
    .nullable()
    .describe('Who comes next, where the total is equal and this tie-break decides'),
}).meta({ id: 'RankedRow' });
export type RankedRow = z.infer<typeof RankedRow>;

const place = z.int().min(0).max(5000);

/** A key decision about one position, with the reason that candidates read. */
const Decision = z
  .union([
    z.strictObject({ place, right: z.array(OptionId).min(1).max(optionIds.length), reason: Reason }),
    z.strictObject({ place, cancelled: z.enum(['to-all', 'dropped']), reason: Reason }),
    z.strictObject({ place, keep: z.literal(true), reason: Reason }),
  ])
  .meta({ id: 'KeyDecision' });

const SeatHolder = z.object({
  position: z.int(),
  rank: z.int(),
  symbolNumber: z.string(),
  name: z.string(),
  total: z.number(),
  byDecision: z.boolean().describe('Whether an examiner admitted the candidate of a tie'),
});
export type SeatHolder = z.infer<typeof SeatHolder>;
const Tie = z.object({ list: z.string(), seats: z.int(), among: z.array(z.string()) });
const SettledTie = Tie.extend({ admitted: z.array(z.string()), reason: z.string() });

export const MeritAnswer = z
  .object({
    keyVersion: z.int().describe('By which version of the key all are marked'),
    ranking: z.array(RankedRow),
    open: z.array(SeatHolder),
    groups: z.array(z.object({ name: z.string(), seats: z.int(), candidates: z.array(SeatHolder) })),
    waiting: z.object({
      open: z.array(SeatHolder),
      groups: z.array(z.object({ name: z.string(), candidates: z.array(SeatHolder) })),
    }),
    ties: z.array(Tie).describe('Undecided: nothing is published while there is one'),
    settled: z.array(SettledTie).describe('Decided: a second decision replaces the first, until published'),
    withheld: z
      .array(z.object({ symbolNumber: z.string(), name: z.string(), reason: z.string() }))
      .describe('Who keeps marks and rank and takes no seat, in the order of the ranking, those who never began last'),
  })
  .meta({ id: 'Merit' });
export type MeritAnswer = z.infer<typeof MeritAnswer>;

const nullable = z.number().nullable();
const ItemFigures = z.object({
  place: z.int(),
  right: z.array(z.string()).describe('By the newest key'),
  cancelled: z.enum(['to-all', 'dropped']).nullable(),
  decision: z.object({ version: z.int(), reason: z.string() }).nullable(),
  facility: z.number(),
  discrimination: nullable,
  upperLower: z.number(),
  options: z.array(
    z.object({ option: z.string(), all: z.int(), upper: z.int(), lower: z.int(), correlation: nullable }),
  ),
  unanswered: z.int(),
  suspected: z.boolean(),
});

const Statistics = z
  .object({
    keyVersion: z.int(),
    items: z.array(ItemFigures),
    paper: z.object({
      candidates: z.int(),
      passed: z.int(),
      lowest: z.number(),
      highest: z.number(),
      mean: z.number(),
      median: z.number(),
      standardDeviation: nullable,
      alpha: nullable,
      standardError: nullable,
      histogram: z.array(z.object({ from: z.number(), candidates: z.int() })),
    }),
  })
  .meta({ id: 'Statistics', description: 'Marks are decimal numbers' });

const Objection = z
  .object({
    symbolNumber: z.string(),
    name: z.string(),
    chosen: z.string().nullable(),
    place: z.int(),
    reason: z.string(),
    option: z.string().nullable(),
    at: Instant,
    decision: z.object({ version: z.int(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'Objection' });
export type Objection = z.infer<typeof Objection>;

/** Calls from the end of an examination to its publication (docs/rules/examination.md, sections 7 to 10). */
export const meritCalls = {
  'POST /staff/examinations/:code/state': {
    summary: 'Go on to the next state that a person decides; published makes the lists public for ever',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params,
    body: z
      .strictObject({
        to: z.enum(['ended', 'key-published', 'final', 'published']),
        deadline: z
          .literal('now')
          .optional()
          .describe('Ends the time for objections now; all candidates are told, with the reason'),
        undecided: z
          .literal('keep-all')
          .optional()
          .describe('Decides by name that the key stays at each place with an undecided objection'),
        reason: Reason.optional().describe('What candidates read; needed where the deadline is moved'),
      })
      .refine(({ deadline, reason }) => deadline === undefined || reason !== undefined, {
        path: ['reason'],
        error: fieldCode('reasonMissing'),
      }),
    answers: { 200: Examination },
    refusals: ['second-yes-missing', 'wrong-state', 'objections-open', 'late-open'],
  },
  'POST /staff/examinations/:code/key': {
    summary: 'Decide about the key: everybody is marked anew by the next version',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params,
    query: z.object({ preview: z.literal('1').optional().describe('What would change; nothing is kept') }),
    body: z.strictObject({ decisions: z.array(Decision).min(1).max(500) }),
    answers: {
      200: z.object({
        version: z.int(),
        changed: z.array(z.object({ symbolNumber: z.string(), before: z.number(), after: z.number() })),
      }),
    },
    refusals: ['wrong-state'],
  },
  'GET /staff/examinations/:code/objections': {
    summary: 'The objections, by place',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params,
    query: z.object(pageQuery),
    answers: { 200: paged(Objection) },
    refusals: [],
  },
  'GET /staff/examinations/:code/objections.csv': {
    summary: 'The objections as a file',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params,
    answers: { 200: CsvFile },
    refusals: [],
  },
  'GET /staff/examinations/:code/results': {
    summary: 'The results by rank, marked by the newest key',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params,
    query: z.object(pageQuery),
    answers: { 200: paged(ListedResult).extend({ doubtful: DoubtfulCounts }) },
    refusals: ['wrong-state'],
  },
  'GET /staff/examinations/:code/results.csv': {
    summary: 'The results as a file',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params,
    query: z.object({ language: z.enum(languages).default('en').describe('Of the header and the words') }),
    answers: { 200: CsvFile },
    refusals: ['wrong-state'],
  },
  'GET /staff/examinations/:code/results.xlsx': {
    summary: 'The results as a workbook, numbers as numbers',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params,
    query: z.object({ language: z.enum(languages).default('en').describe('Of the header and the words') }),
    answers: { 200: File },
    refusals: ['wrong-state'],
  },
  'GET /staff/examinations/:code/merit': {
    summary: 'The merit list and what is cut from it; with other rules, what would be',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params,
    query: z.object({ rules: z.string().max(20_000).optional().describe('JSON of { tieBreaks, seats }') }),
    answers: { 200: MeritAnswer },
    refusals: ['wrong-state'],
  },
  'POST /staff/examinations/:code/merit/ties': {
    summary: 'Admit some of a tie at a last seat; until published, a second decision replaces the first',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params,
    body: z.strictObject({
      list: Line(80),
      admitted: z.array(Line(40)).max(10_000),
      reason: Reason,
    }),
    answers: { 200: MeritAnswer },
    refusals: ['wrong-state'],
  },
  'GET /staff/examinations/:code/merit/why': {
    summary: 'Why one candidate stands above another',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params,
    query: z.object({ a: Line(40), b: Line(40) }),
    answers: { 200: z.object({ sentence: z.string() }) },
    refusals: ['wrong-state', 'not-found'],
  },
  'GET /staff/examinations/:code/publication.zip': {
    summary: 'What was published, as files for any web server',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params,
    answers: { 200: File },
    refusals: ['wrong-state'],
  },
  'GET /staff/examinations/:code/statistics': {
    summary: 'Figures of every item and of the paper',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params,
    answers: { 200: Statistics },
    refusals: ['wrong-state'],
  },
} as const satisfies Calls;

/** The input of the what-if calculation. */
export const WhatIf = z.strictObject({ tieBreaks: z.array(TieBreak).max(20), seats: Seats }).partial();

/** What the public sees of an examination. */
export const publicResultCalls = {
  'GET /results/:code.json': {
    summary: 'What was published, signed: the signature is over the UTF-8 bytes of `signed`',
    tag,
    access: 'visitor',
    params,
    query: z.object({
      version: z.coerce.number().int().min(1).optional().describe('From 1; without it the newest'),
    }),
    answers: {
      200: z
        .object({ signed: z.string(), signature: z.string(), algorithm: z.literal('Ed25519') })
        .meta({ id: 'SignedResults' }),
    },
    refusals: [],
  },
  'POST /results/:code/one': {
    summary: 'The published result of one candidate',
    tag,
    access: 'visitor',
    params,
    body: z.strictObject({ symbolNumber: Line(40), pin: Line(40) }).meta({ id: 'OneResultBody' }),
    answers: { 200: ResultRow },
    refusals: ['wrong-credentials', 'too-many-attempts'],
  },
  'GET /results/public-key': {
    summary: 'The key that results are signed by, as SPKI PEM',
    tag,
    access: 'visitor',
    answers: { 200: z.string() },
    refusals: [],
  },
} as const satisfies Calls;
