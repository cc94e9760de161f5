import { z } from 'zod';
import { fieldCode } from '#contract/field-code.ts';
import { form, Message, TriedPassword, Account } from '#contract/account.ts';
import type { Calls } from '#contract/call.ts';
import { MathMap, Question } from '#contract/question.ts';
import { Line } from '#contract/readable-text.ts';
import {
  longestAnswer,
  goalLimits,
  noteLength,
  type Bookmark,
  type Goal,
  type ReviewCard,
  type KeptAttempt,
  type KeptPlace,
} from '#exam/record/record.ts';

/** The most entries of each kind in one call. A device sends and asks again until nothing is left. */
export const recordPage = { attempts: 50, cards: 500, bookmarks: 500, goals: 1 } as const;

const Time = z.int().min(0).max(4_102_444_800_000).describe('Milliseconds since 1970 in UTC');
const Count = z.int().min(0).max(1_000_000);
const Figure = z.number().min(0).max(1_000_000);
const QuestionKey = z
  .string()
  .regex(/^[a-z\d]{11}$/, fieldCode('noQuestionKey'))
  .describe('What exam/question-key.ts makes of the question: another version of it has another key')
  .meta({ example: '0a1b2c3d4e5' });

const Place = z
  .strictObject({
    question: QuestionKey,
    id: z.number().describe('Its number in its bank'),
    subject: Line(60),
    topic: Line(200).nullable(),
    chosen: z.int().min(0).max(25).nullable().describe('Which option, from 0; null for none'),
    outcome: z.enum(['right', 'wrong', 'missed']),
    ms: z.int().min(0).max(longestAnswer).describe('How long it was answered for'),
    at: Time.optional().describe('When it was answered, where its paper had been left before'),
  })
  .meta({ id: 'KeptPlace' }) satisfies z.ZodType<KeptPlace>;

const Attempt = z
  .strictObject({
    id: z
      .string()
      .regex(/^[\w-]{8,80}$/, fieldCode('attemptIdForm'))
      .describe('Made on the device'),
    exam: Line(200).min(1).meta({ example: 'year-quiz/2074' }),
    pace: z.number().min(1).max(3600).describe('The seconds that the exam has for a question'),
    began: Time,
    ended: Time,
    total: z.int().min(1).max(300).optional().describe('Of a paper that is not finished, how many questions it has'),
    places: z.array(Place).max(300),
  })
  .meta({ id: 'KeptAttempt' }) satisfies z.ZodType<KeptAttempt>;

const ReviewCard = z
  .strictObject({
    question: QuestionKey,
    due: Time,
    stability: Figure,
    difficulty: Figure,
    days: Figure.describe('Days between the last review and the next'),
    steps: Count,
    reps: Count,
    lapses: Count,
    state: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
    reviewed: Time,
    rated: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    failed: Count.describe('How often it was failed in reviews'),
  })
  .meta({ id: 'ReviewCard' }) satisfies z.ZodType<ReviewCard>;

const Mark = z
  .strictObject({
    question: QuestionKey,
    marked: z.boolean().describe('Whether it is bookmarked'),
    note: Line(noteLength * 2).refine((note) => Array.from(note).length <= noteLength, fieldCode('privateNoteTooLong')),
    exam: Line(200).min(1).optional().describe('The exam in which it was put there'),
    changed: Time,
  })
  .meta({ id: 'Bookmark' }) satisfies z.ZodType<Bookmark>;

const StudyGoal = z
  .strictObject({
    paper: Line(60).min(1).nullable().describe('The real paper; null for another one').meta({ example: 'tu-bsc-csit' }),
    day: z.int().min(0).max(100_000).nullable().describe('The day of the paper in Nepal, counted from 1 January 1970'),
    minutes: z
      .int()
      .min(goalLimits.minutes.least)
      .max(goalLimits.minutes.most)
      .nullable()
      .describe('Minutes a day; null for a student who wants no goal'),
    days: z.int().min(goalLimits.days.least).max(goalLimits.days.most).describe('On how many days of a week'),
    changed: Time,
  })
  .meta({ id: 'Goal' }) satisfies z.ZodType<Goal>;

const since = z.object({
  since: z
    .string()
    .regex(/^\d{1,15}$/, fieldCode('cursorForm'))
    .optional()
    .describe('The cursor of the answer before; without one from the beginning'),
});
const cursor = z.string().describe('For the next call. The same as before when there is nothing new');

/**
 * `stored` counts the sent entries that are new here. `known` counts those that the account had in the same or a later
 * state.
 */
const Kept = z.object({ stored: z.int(), known: z.int() }).meta({ id: 'Kept' });

/** The practice record of an account. */
export const recordCalls = {
  'POST /me/attempts': {
    summary:
      'Keep attempts, papers under way too; one that is known by its id is not kept twice, a later state of it takes its place',
    tag: 'record',
    access: 'account',
    upload: 2_500_000,
    body: form('AttemptsBody', {
      attempts: z.array(Attempt).max(recordPage.attempts, fieldCode('tooManyAtOnce')),
    }),
    answers: { 200: Kept },
    refusals: ['record-full'],
  },
  'GET /me/attempts': {
    summary: 'The attempts that came since, from whichever device; ask again until none come',
    tag: 'record',
    access: 'account',
    query: since,
    answers: { 200: z.object({ attempts: z.array(Attempt), cursor }).meta({ id: 'KeptAttempts' }) },
    refusals: [],
  },
  'GET /me/examinations/:code/questions': {
    summary: 'The questions of a published examination that the account has sat, to be reviewed and practised',
    tag: 'record',
    access: 'account',
    params: z.object({ code: Line(40) }),
    answers: { 200: z.object({ questions: z.array(Question), math: MathMap }).meta({ id: 'SatQuestions' }) },
    refusals: [],
  },
  'PUT /me/cards': {
    summary: 'Keep where reviews stand; of each question the later review stays',
    tag: 'record',
    access: 'account',
    upload: 500_000,
    body: form('CardsBody', { cards: z.array(ReviewCard).max(recordPage.cards, fieldCode('tooManyAtOnce')) }),
    answers: { 200: Kept },
    refusals: ['record-full'],
  },
  'GET /me/cards': {
    summary: 'The reviews that changed since; ask again until none come',
    tag: 'record',
    access: 'account',
    query: since,
    answers: { 200: z.object({ cards: z.array(ReviewCard), cursor }).meta({ id: 'ReviewCards' }) },
    refusals: [],
  },
  'PUT /me/bookmarks': {
    summary: 'Keep bookmarks and private notes; of each question the later change stays',
    tag: 'record',
    access: 'account',
    upload: 2_500_000,
    body: form('BookmarksBody', {
      bookmarks: z.array(Mark).max(recordPage.bookmarks, fieldCode('tooManyAtOnce')),
    }),
    answers: { 200: Kept },
    refusals: ['record-full'],
  },
  'GET /me/bookmarks': {
    summary: 'The bookmarks and notes that changed since; ask again until none come',
    tag: 'record',
    access: 'account',
    query: since,
    answers: { 200: z.object({ bookmarks: z.array(Mark), cursor }).meta({ id: 'Bookmarks' }) },
    refusals: [],
  },
  'PUT /me/goals': {
    summary: 'Keep what the student prepares for; the later change stays',
    tag: 'record',
    access: 'account',
    body: form('GoalsBody', { goals: z.array(StudyGoal).max(recordPage.goals, fieldCode('tooManyAtOnce')) }),
    answers: { 200: Kept },
    refusals: ['record-full'],
  },
  'GET /me/goals': {
    summary: 'What the student prepares for, if it changed since',
    tag: 'record',
    access: 'account',
    query: since,
    answers: { 200: z.object({ goals: z.array(StudyGoal), cursor }).meta({ id: 'Goals' }) },
    refusals: [],
  },
  'GET /me/export': {
    summary: 'Everything that is kept of the account',
    tag: 'record',
    access: 'account',
    answers: {
      200: z
        .object({
          account: Account,
          language: z.string(),
          registered: z.iso.datetime(),
          attempts: z.array(Attempt),
          cards: z.array(ReviewCard),
          bookmarks: z.array(Mark),
          goals: z.array(StudyGoal),
        })
        .meta({ id: 'RecordExport' }),
    },
    refusals: [],
  },
  'DELETE /me': {
    summary: 'Delete the account with everything that is kept of it; all its sessions end',
    tag: 'record',
    access: 'account',
    body: form('DeleteAccountBody', { password: TriedPassword }),
    answers: { 200: Message },
    refusals: ['too-many-attempts', 'busy'],
  },
} as const satisfies Calls;
