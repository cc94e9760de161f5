import type { z } from 'zod';
import { accountCalls } from '#contract/account.ts';
import { applicationCalls, deskCalls } from '#contract/applications.ts';
import { auditCalls } from '#contract/audit.ts';
import type { Calls } from '#contract/call.ts';
import { catalogueCalls } from '#contract/catalogue.ts';
import { entranceCalls } from '#contract/entrance.ts';
import { examinationCalls } from '#contract/examinations.ts';
import { hallCalls } from '#contract/hall.ts';
import { healthCalls } from '#contract/health.ts';
import { consentCalls } from '#contract/consents.ts';
import { collegeCalls } from '#contract/college.ts';
import { firstWeekCalls } from '#contract/first-week.ts';
import { memberCalls } from '#contract/members.ts';
import { demoCalls } from '#contract/demo.ts';
import { doctorCalls } from '#contract/doctor.ts';
import { figureCalls } from '#contract/figures.ts';
import { itemWritingCalls } from '#contract/item-writing.ts';
import { importCalls } from '#contract/import.ts';
import { itemCalls } from '#contract/items.ts';
import { meritCalls, publicResultCalls } from '#contract/merit.ts';
import { feeCalls } from '#contract/fees.ts';
import { offerCalls } from '#contract/offers.ts';
import { noticeCalls } from '#contract/notices.ts';
import { recordCalls } from '#contract/record.ts';
import { roomCalls } from '#contract/room.ts';
import { seatingCalls } from '#contract/seating.ts';
import { secondFactorCalls } from '#contract/second-factor.ts';
import { staffAccountCalls } from '#contract/staff-accounts.ts';
import { staffSessionCalls } from '#contract/staff-session.ts';
import { systemCalls } from '#contract/system.ts';

/** Every call of the API. The client imports only types from here, so that no schema gets into its files. */
export const calls = {
  ...healthCalls,
  ...catalogueCalls,
  ...entranceCalls,
  ...accountCalls,
  ...staffSessionCalls,
  ...secondFactorCalls,
  ...staffAccountCalls,
  ...memberCalls,
  ...collegeCalls,
  ...consentCalls,
  ...firstWeekCalls,
  ...demoCalls,
  ...systemCalls,
  ...auditCalls,
  ...itemCalls,
  ...examinationCalls,
  ...hallCalls,
  ...itemWritingCalls,
  ...figureCalls,
  ...doctorCalls,
  ...importCalls,
  ...meritCalls,
  ...publicResultCalls,
  ...recordCalls,
  ...roomCalls,
  ...seatingCalls,
  ...noticeCalls,
  ...applicationCalls,
  ...deskCalls,
  ...offerCalls,
  ...feeCalls,
} as const satisfies Calls;

/** Names a call: 'GET /subjects/:slug'. */
export type CallKey = keyof typeof calls;

type NameIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NameIn<Rest>
  : Path extends `${string}:${infer Name}.json`
    ? Name
    : Path extends `${string}:${infer Name}`
      ? Name
      : never;

/** The path parameters of a call; an empty object where there are none. */
export type ParamsOf<Key extends CallKey> = { readonly [Name in NameIn<Key>]: string | number };

/** The body of a call; undefined where there is none. */
export type BodyOf<Key extends CallKey> = (typeof calls)[Key] extends { readonly body: infer Body extends z.ZodType }
  ? z.input<Body>
  : undefined;

/** The query of a call; undefined where there is none. */
export type QueryOf<Key extends CallKey> = (typeof calls)[Key] extends { readonly query: infer Query extends z.ZodType }
  ? z.input<Query>
  : undefined;

/** The answer of a call that succeeds. */
export type AnswerOf<Key extends CallKey> = Output<(typeof calls)[Key]['answers']>;

type Output<Answers> = { [Status in keyof Answers]: z.output<Answers[Status]> }[keyof Answers];
