import { describe, expect, expectTypeOf, it } from 'vitest';
import { accountCalls } from '#contract/account.ts';
import type { Call } from '#contract/call.ts';
import { calls, type AnswerOf, type BodyOf, type ParamsOf } from '#contract/calls.ts';
import { applicationCalls, deskCalls } from '#contract/applications.ts';
import { auditCalls } from '#contract/audit.ts';
import { catalogueCalls } from '#contract/catalogue.ts';
import { entranceCalls } from '#contract/entrance.ts';
import { examinationCalls } from '#contract/examinations.ts';
import { hallCalls } from '#contract/hall.ts';
import { meritCalls, publicResultCalls } from '#contract/merit.ts';
import { healthCalls } from '#contract/health.ts';
import { consentCalls } from '#contract/consents.ts';
import { collegeCalls } from '#contract/college.ts';
import { memberCalls } from '#contract/members.ts';
import { demoCalls } from '#contract/demo.ts';
import { doctorCalls } from '#contract/doctor.ts';
import { firstWeekCalls } from '#contract/first-week.ts';
import { figureCalls } from '#contract/figures.ts';
import { itemWritingCalls } from '#contract/item-writing.ts';
import { importCalls } from '#contract/import.ts';
import { itemCalls } from '#contract/items.ts';
import { noticeCalls } from '#contract/notices.ts';
import { recordCalls } from '#contract/record.ts';
import { roomCalls } from '#contract/room.ts';
import { feeCalls } from '#contract/fees.ts';
import { offerCalls } from '#contract/offers.ts';
import { seatingCalls } from '#contract/seating.ts';
import { secondFactorCalls } from '#contract/second-factor.ts';
import { staffAccountCalls } from '#contract/staff-accounts.ts';
import { staffSessionCalls } from '#contract/staff-session.ts';
import { systemCalls } from '#contract/system.ts';

const rows: readonly (readonly [string, Call])[] = Object.entries(calls);

describe('every call', () => {
  it.each(rows)('%s describes the parameters of its path, and no others', (endpoint, { params }) => {
    const names = [...endpoint.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {})).toEqual(names);
  });

  it.each(rows)('%s has an answer', (_endpoint, { answers }) => {
    expect(Object.keys(answers)).not.toEqual([]);
  });

  it('stands in one area', () => {
    const areas = [
      examinationCalls,
      hallCalls,
      healthCalls,
      catalogueCalls,
      entranceCalls,
      accountCalls,
      staffSessionCalls,
      secondFactorCalls,
      staffAccountCalls,
      systemCalls,
      firstWeekCalls,
      demoCalls,
      itemCalls,
      offerCalls,
      feeCalls,
      itemWritingCalls,
      figureCalls,
      doctorCalls,
      importCalls,
      meritCalls,
      publicResultCalls,
      recordCalls,
      roomCalls,
      seatingCalls,
      auditCalls,
      collegeCalls,
      consentCalls,
      memberCalls,
      noticeCalls,
      applicationCalls,
      deskCalls,
    ];
    expect(areas.flatMap((area) => Object.keys(area)).toSorted()).toEqual(Object.keys(calls).toSorted());
  });
});

it('tells the client what a call takes and answers', () => {
  expectTypeOf<ParamsOf<'GET /entrance/subjects/:id/mcq/:uid/:utype'>>().toEqualTypeOf<{
    readonly id: string | number;
    readonly uid: string | number;
    readonly utype: string | number;
  }>();
  expectTypeOf<BodyOf<'POST /send-link'>>().toEqualTypeOf<{ email: string }>();
  expectTypeOf<BodyOf<'GET /me'>>().toBeUndefined();
  expectTypeOf<AnswerOf<'POST /logout'>>().toEqualTypeOf<{ message: string }>();
});
