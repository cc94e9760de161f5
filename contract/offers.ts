import { z } from 'zod';
import type { Calls } from '#contract/call.ts';
import { deskDuties, examinationDuties } from '#contract/duty.ts';
import { LocalizedText } from '#contract/examination.ts';
import { fieldCode } from '#contract/field-code.ts';
import { isReadable } from '#contract/is-readable.ts';
import { Line } from '#contract/readable-text.ts';

const code = { code: Line(40).describe('Of an examination') };
const tag = 'offers';
const Instant = z.iso.datetime(fieldCode('momentForm'));
const Reason = z.string().trim().min(1).max(2000).refine(isReadable, fieldCode('unreadable'));
const ListName = Line(80).min(1).describe('`open`, or the name of a group');

/** The longest time to answer a round that begins by itself, in hours. */
const mostRoundHours = 24 * 30;

const OfferState = z.enum(['offered', 'taken', 'left', 'run-out', 'moved']);

/** Why a candidate has no offer. Marks are decimal numbers, places count from 1. */
export const NoOffer = z
  .discriminatedUnion('code', [
    z.object({ code: z.enum(['not-begun', 'absent', 'withheld']) }),
    z.object({ code: z.literal('below-pass-mark'), marks: z.number(), passMark: z.number() }),
    z.object({ code: z.literal('left'), list: z.string() }),
    z.object({ code: z.literal('run-out'), list: z.string(), until: Instant }),
    z.object({ code: z.literal('tie'), list: z.string(), among: z.int(), seats: z.int() }),
    z.object({
      code: z.literal('waits'),
      list: z.string(),
      place: z.int(),
      rank: z.int(),
      lastRank: z.int().nullable(),
    }),
    z.object({ code: z.literal('beyond-waiting'), rank: z.int(), lastRank: z.int().nullable() }),
  ])
  .meta({ id: 'NoOffer', description: '`lastRank` is that of the last candidate so far with an offer of the list' });
export type NoOffer = z.infer<typeof NoOffer>;

/** What a candidate's examination came to, with the offer of a seat. */
export const OwnOffer = z
  .object({
    now: Instant,
    publishedAt: Instant.nullable().describe('null before the publication: nothing else is there yet'),
    rank: z.int().nullable(),
    offersSeats: z.boolean().describe('Whether a round of offers has begun'),
    offer: z
      .object({
        list: z.string(),
        round: z.int(),
        offeredAt: Instant,
        answerUntil: Instant,
        state: OfferState,
        movedFrom: z.string().nullable().describe('The reserved list whose seat this open one replaced'),
      })
      .nullable()
      .describe('The last one'),
    lastRank: z.int().nullable().describe('Of the last candidate with an offer of that list'),
    waits: z.array(z.object({ list: z.string(), place: z.int() })).describe('Places on waiting lists, from 1'),
    noOffer: NoOffer.nullable().describe('Why there is none that holds'),
    note: LocalizedText.nullable().describe('What a candidate who takes a seat has to do'),
  })
  .meta({ id: 'OwnOffer' });
export type OwnOffer = z.infer<typeof OwnOffer>;

const OfferAnswerBody = z
  .strictObject({ list: ListName, answer: z.enum(['take', 'leave']) })
  .meta({ id: 'OfferAnswer' });

const RankedName = z.object({ symbolNumber: z.string(), name: z.string(), rank: z.int() });

const OfferTie = z.object({ list: z.string(), seats: z.int(), among: z.array(RankedName) });

const OfferRow = RankedName.extend({
  list: z.string(),
  round: z.int(),
  offeredAt: Instant,
  answerUntil: Instant,
  state: OfferState,
  movedFrom: z.string().nullable(),
  toldAt: Instant.nullable().describe('When a message went out; null without one'),
  remindedAt: Instant.nullable().describe('When staff reminded of this offer; null before'),
  isReachable: z.boolean().describe('Whether the application has an e-mail address or a mobile number'),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
export type OfferRow = z.infer<typeof OfferRow>;

/** All offers of an examination, as staff see them. */
export const OffersAnswer = z
  .object({
    now: Instant,
    isPublished: z.boolean(),
    rules: z
      .object({ movesToOpen: z.boolean(), roundHours: z.int(), note: LocalizedText.nullable() })
      .nullable()
      .describe('null before the first round'),
    rounds: z.array(
      z.object({
        round: z.int(),
        begunAt: Instant,
        answerUntil: Instant,
        offers: z.int(),
        taken: z.int(),
        left: z.int(),
        runOut: z.int(),
        open: z.int().describe('Wait for an answer'),
      }),
    ),
    lists: z.array(
      z.object({
        name: z.string(),
        seats: z.int(),
        taken: z.int(),
        open: z.int(),
        next: RankedName.nullable().describe('Who is the first to wait'),
      }),
    ),
    offers: z.array(OfferRow).describe('All so far, in the order of rounds, lists and ranks'),
    next: z.object({
      at: Instant.nullable().describe('When a round may begin by itself: at the next deadline'),
      offers: z.array(RankedName.extend({ list: z.string() })).describe('What a round would offer now'),
      ties: z.array(OfferTie).describe('Their seats stay free in a round that does not decide them'),
    }),
  })
  .meta({ id: 'Offers' });
export type OffersAnswer = z.infer<typeof OffersAnswer>;

/** All offers after a reminder. */
const RemindedOffers = OffersAnswer.extend({
  reminded: z.int().describe('How many were reminded by this call'),
}).meta({ id: 'RemindedOffers' });

/** The offers of seats (docs/rules/examination.md, section 8). */
export const offerCalls = {
  'GET /hall/:code/offer': {
    summary: 'The offer of a seat, or why there is none',
    tag,
    access: 'candidate',
    params: z.object(code),
    answers: { 200: OwnOffer },
    refusals: [],
  },
  'POST /hall/:code/offer': {
    summary: 'Take or leave the offered seat; a taken one can still be left',
    tag,
    access: 'candidate',
    params: z.object(code),
    body: OfferAnswerBody,
    answers: { 200: OwnOffer },
    refusals: ['wrong-state'],
  },
  'GET /applications/:number/offer': {
    summary: 'What the applicant’s examination came to, with the offer of a seat',
    tag,
    access: 'applicant',
    params: z.object({ number: Line(20) }),
    answers: { 200: OwnOffer },
    refusals: ['wrong-state'],
  },
  'POST /applications/:number/offer': {
    summary: 'Take or leave the offered seat; a taken one can still be left',
    tag,
    access: 'applicant',
    params: z.object({ number: Line(20) }),
    body: OfferAnswerBody,
    answers: { 200: OwnOffer },
    refusals: ['wrong-state'],
  },
  'GET /staff/examinations/:code/offers': {
    summary: 'All offers of seats, and what a further round would offer',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    answers: { 200: OffersAnswer },
    refusals: [],
  },
  'POST /staff/examinations/:code/offers': {
    summary: 'Offer the seats of the published lists: the first round. Its rules hold for all rounds',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params: z.object(code),
    body: z
      .strictObject({
        answerUntil: Instant,
        roundHours: z
          .int(fieldCode('countForm'))
          .min(1, fieldCode('countForm'))
          .max(mostRoundHours, fieldCode('countTooLarge'))
          .describe('How long candidates have to answer a later round'),
        movesToOpen: z.boolean(),
        note: LocalizedText.nullable().default(null),
      })
      .meta({ id: 'OffersBody' }),
    answers: { 200: OffersAnswer },
    refusals: ['wrong-state'],
  },
  'POST /staff/examinations/:code/offers/rounds': {
    summary: 'Begin the next round now, with decisions about the ties of its last seats',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params: z.object(code),
    body: z
      .strictObject({
        round: z.int().min(2).describe('Its number; another one answers changed-meanwhile'),
        answerUntil: Instant,
        decided: z
          .array(z.strictObject({ list: ListName, admitted: z.array(Line(40).min(1)).max(5000), reason: Reason }))
          .max(100)
          .default([]),
      })
      .meta({ id: 'OfferRoundBody' }),
    answers: { 200: OffersAnswer },
    refusals: ['wrong-state', 'changed-meanwhile'],
  },
  'POST /staff/examinations/:code/offers/answers': {
    summary: 'Write down what a candidate answered, by telephone or in person',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    body: OfferAnswerBody.extend({ symbolNumber: Line(40).min(1), reason: Reason }).meta({ id: 'GivenOfferAnswer' }),
    answers: { 200: OffersAnswer },
    refusals: ['wrong-state'],
  },
  'POST /staff/examinations/:code/offers/reminders': {
    summary: 'Remind all whose offer waits for an answer, each once an offer',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    answers: { 200: RemindedOffers },
    refusals: ['wrong-state'],
  },
  'GET /staff/examinations/:code/offers/of/:symbolNumber': {
    summary: 'The offer of one candidate, or why there is none',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object({ ...code, symbolNumber: Line(40) }),
    answers: { 200: OwnOffer },
    refusals: [],
  },
  'GET /staff/examinations/:code/offers.csv': {
    summary: 'All offers with their answers, as a file',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    answers: { 200: z.string() },
    refusals: [],
  },
} as const satisfies Calls;
