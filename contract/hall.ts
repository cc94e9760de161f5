import { z } from 'zod';
import { optionIds } from '#exam/question.ts';
import { entryKinds } from '#exam/sitting/entry.ts';
import { fieldCode } from '#contract/field-code.ts';
import type { Calls } from '#contract/call.ts';
import { CollegeIdentity } from '#contract/college.ts';
import { LocalizedText, TieBreak, Timing } from '#contract/examination.ts';
import { isReadable } from '#contract/is-readable.ts';
import { objectionReason } from '#contract/objection-reason.ts';
import { Line } from '#contract/readable-text.ts';

const code = { code: Line(40).describe('Of an examination') };
const tag = 'hall';
const Instant = z.iso.datetime();

/**
 * ms since the start, at most some thirty years away from it. No real device sends more, and arithmetic with it stays
 * exact.
 */
const Moment = z.int().min(-1e12).max(1e12);

/** The number of an entry, from 1. No log gets as long as this allows. */
export const EntryNumber = z.int().min(1).max(1_000_000);

/** The most entries in one answer. */
export const mostRead = 1000;

/** The most entries in one call. A body can't hold more, so its size is the limit. */
const mostSent = 3000;
const Place = z.int().min(0).max(5000);

const Device = z.strictObject({ id: Line(64).min(1), label: Line(80).default('') }).meta({ id: 'Device' });

const SigningDevice = z
  .strictObject({
    ...Device.shape,
    secret: Line(64).optional().describe('What the first sign-in gave this device: without it, it is another one'),
  })
  .meta({ id: 'SigningDevice' });

/** A log entry. Its kind decides which fields it has (docs/rules/examination.md, section 5). */
export const EntryBody = z
  .strictObject({
    n: EntryNumber,
    at: Moment,
    kind: z.enum(entryKinds),
    place: Place.optional(),
    option: z
      .string()
      .regex(new RegExp(`^[${optionIds.join('')}]$`), fieldCode('optionIds'))
      .optional(),
  })
  .meta({ id: 'Entry' });

const HallExamination = z
  .object({
    code: z.string(),
    title: LocalizedText,
    instructions: LocalizedText.nullable(),
    startsAt: Instant,
    minutes: z.int(),
    timing: Timing,
    state: z.string(),
    sections: z.array(z.object({ title: z.string(), count: z.int(), marks: z.number(), penalty: z.number() })),
    handInAfterMinutes: z.int(),
    presenceNeeded: z.boolean(),
    lateLimitMinutes: z.int(),
    isTrial: z.boolean().describe('Whether it is tried alone: nobody marks it, and nothing comes after it'),
    paper: z.object({ hash: z.string(), bytes: z.int() }).nullable(),
  })
  .meta({ id: 'HallExamination' });

const LogHead = z
  .strictObject({
    n: z.int().min(0).max(1_000_000).describe('The last entry on the device, 0 without one'),
    head: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe('The head of its chain'),
    at: Moment.optional().describe('When the device says so, by the clock of its entries'),
  })
  .meta({ id: 'LogHead' })
  .describe(
    'What the device has: no entry that was made before can come later. In each call of a device that has begun',
  );

const Interval = z.strictObject({ from: Moment, to: Moment });

const Notice = z.object({ id: z.string(), at: Instant, kind: z.string(), text: LocalizedText }).meta({ id: 'Notice' });

const takenBack = z
  .array(z.int())
  .optional()
  .describe('The numbers of hand-ins that were taken back; left out where there are none');

const OwnPlace = z.object({
  place: z.int(),
  chosen: z.string().nullable(),
  right: z.array(z.string()),
  cancelled: z.enum(['to-all', 'dropped']).nullable(),
  outcome: z.enum(['right', 'wrong', 'unanswered']).nullable().describe('null where the item was dropped'),
  marks: z.number(),
  explanation: z.string().nullable(),
  objection: z.object({ reason: z.string(), option: z.string().nullable(), at: Instant }).nullable(),
  decision: z.object({ version: z.int(), reason: z.string() }).nullable(),
});

/** A candidate's value for a criterion: marks, a number, a date or ms since the start; null without one. */
const Compared = z.union([z.number(), z.string()]).nullable();

/** What candidates see of their own result. */
const OwnResult = z
  .object({
    state: z.string(),
    keyVersion: z.int(),
    marks: z.number(),
    full: z.number(),
    before: z.number().nullable().describe('The marks by the first key, where a later one changed them'),
    passMark: z.number(),
    sections: z.array(
      z.object({
        title: z.string(),
        marks: z.number(),
        full: z.number(),
        right: z.int(),
        wrong: z.int(),
        unanswered: z.int(),
      }),
    ),
    places: z.array(OwnPlace),
    math: z.record(z.string(), z.string()).describe('MathML of the formulas in explanations, by TeX'),
    changes: z
      .array(
        z.object({
          version: z.int(),
          place: z.int(),
          right: z.array(z.string()),
          cancelled: z.enum(['to-all', 'dropped']).nullable(),
          before: z.number(),
          after: z.number(),
        }),
      )
      .describe('Each decision that changed the own marks, in order, with the total before and after it'),
    objectionsUntil: Instant.nullable(),
    mayObject: z.boolean(),
    notices: z.array(Notice).describe('That the time for objections has ended early'),
    rank: z.int().nullable().describe('From the publication on'),
    list: z.string().nullable(),
    position: z.int().nullable(),
    seats: z.int().nullable().describe('Of that list'),
    waiting: z.array(z.object({ list: z.string(), position: z.int() })),
    sat: z.int().nullable().describe('How many have a rank'),
    withheld: z.boolean(),
  })
  .meta({ id: 'OwnResult' });

/** A candidate's way through the hall (docs/rules/examination.md, sections 5 and 10). */
export const hallCalls = {
  'GET /hall': {
    summary: 'The examinations that are open or coming, soonest first',
    tag,
    access: 'visitor',
    answers: {
      200: z.array(
        z.object({
          code: z.string(),
          title: LocalizedText,
          pattern: z.string().nullable().describe('The ready pattern that it is of'),
          startsAt: Instant,
          state: z.string(),
        }),
      ),
    },
    refusals: [],
  },
  'GET /hall/:code': {
    summary: 'What is open at this code: its title and times',
    tag,
    access: 'visitor',
    params: z.object(code),
    answers: {
      200: z.object({
        code: z.string(),
        title: LocalizedText,
        college: CollegeIdentity.shape.name.describe('The name of the college; empty texts are not set'),
        startsAt: Instant,
        opensAt: Instant,
        state: z.string(),
        now: Instant,
      }),
    },
    refusals: [],
  },
  'POST /hall/:code/sign-in': {
    summary: 'Sign in as a candidate; the token opens one attempt',
    tag,
    access: 'visitor',
    params: z.object(code),
    body: z
      .strictObject({ symbolNumber: Line(40), pin: z.string().max(40), device: SigningDevice.optional() })
      .meta({ id: 'HallSignInBody' }),
    answers: {
      200: z
        .object({
          token: z.string(),
          deviceSecret: z.string().describe('Says at a later sign-in that it is the same device'),
          candidate: z.object({
            symbolNumber: z.string(),
            name: z.string(),
            room: z.string().nullable(),
            seat: z.string().nullable(),
            extraMinutes: z.int(),
            present: z.boolean(),
          }),
          examination: HallExamination,
          log: z
            .object({ n: z.int(), head: z.string() })
            .describe('Where the log of the attempt ends: a device that has another one reads it before it adds to it'),
          now: Instant,
        })
        .meta({ id: 'HallSignedIn' }),
    },
    refusals: ['wrong-credentials', 'too-many-attempts', 'too-early', 'other-device'],
  },
  'DELETE /hall/session': {
    summary: 'Sign out of the hall; the same answer without a live token',
    tag,
    access: 'visitor',
    optionalToken: true,
    answers: { 200: z.object({ message: z.string() }) },
    refusals: [],
  },
  'GET /hall/:code/paper/:hash': {
    summary: 'The sealed paper: twelve bytes of nonce, then AES-256-GCM over its gzipped JSON',
    tag,
    access: 'visitor',
    params: z.object({ ...code, hash: Line(64) }),
    answers: { 200: z.any().meta({ type: 'string', format: 'binary' }) },
    refusals: [],
  },
  'GET /hall/:code/seal-key': {
    summary: 'What opens the sealed paper, from the start on',
    tag,
    access: 'candidate',
    params: z.object(code),
    answers: {
      200: z.object({
        key: z.string().describe('32 bytes in base64url'),
        startsAt: Instant,
        now: Instant,
        endsAt: Instant,
        seed: z.string(),
      }),
    },
    refusals: ['too-early', 'time-over', 'not-allowed', 'other-device'],
  },
  'GET /hall/:code/entries': {
    summary:
      'The log of the attempt, after an entry; `n` says how far it goes, and the rest is asked for after the last one',
    tag,
    access: 'candidate',
    params: z.object(code),
    query: z.object({
      after: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(mostRead).default(mostRead),
    }),
    answers: {
      200: z.object({
        entries: z.array(EntryBody),
        n: z.int(),
        head: z.string(),
        now: Instant,
        endsAt: Instant,
        takenBack,
      }),
    },
    refusals: ['other-device', 'too-many-attempts'],
  },
  'POST /hall/:code/entries': {
    summary: 'Add entries to the log; answered after the commit',
    tag,
    access: 'candidate',
    params: z.object(code),
    body: z
      .strictObject({
        device: Device,
        entries: z.array(EntryBody).max(mostSent),
        held: LogHead.optional(),
        ran: z.array(Interval).max(100).optional(),
        left: z.array(Interval).max(100).optional(),
        read: z.array(Line(64)).max(100).optional().describe('Ids of notices that were read away'),
        aside: z
          .array(EntryBody)
          .max(mostSent)
          .optional()
          .describe('What the device put aside when the log of another one took its place: held as evidence'),
      })
      .meta({ id: 'EntriesBody' }),
    answers: {
      200: z.object({
        n: z.int(),
        head: z.string(),
        now: Instant,
        endsAt: Instant,
        notices: z.array(Notice),
        given: z
          .array(
            z.object({
              at: Instant,
              minutes: z.int(),
              by: z.enum(['room', 'college', 'rule']),
              reason: z.string().describe('Empty for an outage'),
            }),
          )
          .optional()
          .describe('The minutes that were given; left out where there are none'),
        takenBack,
        present: z.boolean().optional().describe('Where presence has to be confirmed before one begins'),
      }),
    },
    refusals: ['gap', 'other-device', 'time-over', 'log-full', 'wrong-state', 'too-many-attempts'],
  },
  'GET /hall/:code/result': {
    summary: 'One’s own answers beside the key; after the publication rank and lists too',
    tag,
    access: 'candidate',
    params: z.object(code),
    answers: { 200: OwnResult },
    refusals: ['wrong-state'],
  },
  'GET /hall/:code/why/:symbolNumber': {
    summary: 'Why another candidate stands above oneself, or below; from the publication on',
    tag,
    access: 'candidate',
    params: z.object({ ...code, symbolNumber: Line(40).describe('Of the other candidate') }),
    answers: {
      200: z
        .object({
          sentence: z.string(),
          chain: z.array(
            z.object({
              by: z.union([z.literal('marks'), TieBreak]).describe('`marks`, then the tie-breaks in their order'),
              own: Compared,
              other: Compared.describe('null where it is not published'),
              decides: z.boolean(),
            }),
          ),
        })
        .meta({ id: 'WhyAbove' }),
    },
    refusals: ['wrong-state', 'not-found'],
  },
  'POST /hall/:code/objections': {
    summary: 'Object to the key of one place',
    tag,
    access: 'candidate',
    params: z.object(code),
    body: z
      .strictObject({
        place: Place,
        reason: z
          .string()
          .trim()
          .min(objectionReason.minLength, fieldCode('reasonTooShort'))
          .max(objectionReason.maxLength, fieldCode('reasonTooLong'))
          .refine(isReadable, fieldCode('unreadable')),
        option: z.enum(optionIds).optional().describe('The option that should be right'),
      })
      .meta({ id: 'ObjectionBody' }),
    answers: { 201: z.object({ message: z.string() }) },
    refusals: ['wrong-state', 'already-objected', 'not-allowed'],
  },
} as const satisfies Calls;
