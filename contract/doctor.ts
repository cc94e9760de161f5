import { z } from 'zod';
import { fieldCode } from '#contract/field-code.ts';
import { form, Message } from '#contract/account.ts';
import { bankDuties } from '#contract/duty.ts';
import type { Calls } from '#contract/call.ts';
import { pageQuery } from '#contract/paged.ts';

const Line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters.`)
    // A database takes no such character, and a text never needs one.
    .refine((text) => !/[\p{Cs}]|(?![\n\t\r])\p{Cc}/u.test(text), fieldCode('unreadable'));

/** How the candidates of an examination chose: the best 27 %, the weakest 27 %, and all. */
export const Evidence = z
  .object({
    candidates: z.int().describe('How many sat'),
    group: z.int().describe('How many the best and the weakest are, each'),
    options: z.array(
      z.object({
        id: z.string(),
        right: z.boolean(),
        upper: z.int(),
        lower: z.int(),
        all: z.int(),
        correlation: z.number().nullable().describe('Of choosing it with the rest of the paper'),
      }),
    ),
    unanswered: z.int(),
  })
  .meta({ id: 'FindingEvidence' });
export type Evidence = z.infer<typeof Evidence>;

const matter = {
  id: z.string().describe('Of what is found: another one as soon as it says another thing'),
  kind: z.string(),
  sentence: z.string(),
};

/** What is wrong, or looks wrong, with one item, with several together, or with the whole bank. */
const Finding = z
  .object({
    ...matter,
    item: z.string().nullable().describe('The id of an item; null for a report of a question that is not in the bank'),
    more: z.array(z.object(matter)).describe('What else is found of the same item, the weightiest first'),
    others: z
      .array(z.object({ id: z.string(), stem: z.string() }))
      .describe('Items that it is about beside the first, as near duplicates are; five of them at most'),
    stem: z.string().nullable().describe('What the item asks'),
    toReview: z
      .boolean()
      .describe('Whether it is reviewed and your own bank’s, so that it can be sent to a review again'),
    evidence: Evidence.nullable().describe('What an examination’s statistics say of its options, where they found it'),
  })
  .meta({ id: 'Finding' });

/** Findings in the bank, by its rules or from students' reports. */
export const doctorCalls = {
  'GET /staff/doctor': {
    summary:
      'What is found over the whole bank, by weight (the list in contract/finding-kinds.ts): one finding for an item, and one for items that nearly say the same',
    tag: 'items',
    access: 'staff',
    duties: bankDuties,
    query: z.object({ kind: z.string().max(40).optional(), item: z.string().max(100).optional(), ...pageQuery }),
    answers: {
      200: z
        .object({
          rows: z.array(Finding),
          total: z.int().describe('How many there are of what is asked for'),
          all: z.int().describe('How many there are, whatever is asked for'),
          math: z.record(z.string(), z.string()).describe('The MathML of each formula in the stems, by its TeX'),
          kinds: z.record(z.string(), z.int()).describe('How many hold something of each kind, whatever is asked for'),
        })
        .meta({ id: 'Findings' }),
    },
    refusals: [],
  },
  'POST /staff/doctor/dismiss': {
    summary: 'Settle a finding: it is not shown again, unless the item changes so that it is another one',
    tag: 'items',
    access: 'staff',
    duties: bankDuties,
    body: form('DismissBody', { finding: z.string().max(300), reason: Line(500).default('') }),
    answers: { 200: Message },
    refusals: ['not-found'],
  },
  'POST /reports': {
    summary: 'Report a wrong question; open to visitors',
    tag: 'practice',
    access: 'visitor',
    body: form('ReportBody', {
      question: z
        .union([Line(200).min(1), z.number()], fieldCode('questionMissing'))
        .transform(String)
        .describe('The id of an item of the bank, or the key that exam/question-key.ts makes of any question'),
      reason: Line(100).min(1, fieldCode('reportEmpty')),
      text: Line(1000).optional(),
    }),
    answers: { 201: Message },
    refusals: ['too-many-attempts'],
  },
} as const satisfies Calls;
