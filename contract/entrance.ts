import { z } from 'zod';
import type { Calls } from '#contract/call.ts';
import { Question } from '#contract/question.ts';

/** A programme that holds an entrance examination. */
export const EntranceSubject = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    types: z.array(z.object({ title: z.string(), slug: z.string() })),
  })
  .meta({ id: 'EntranceSubject' });
export type EntranceSubject = z.infer<typeof EntranceSubject>;

/** A subject of a programme. */
export const EntranceSubjectName = z
  .object({ id: z.int(), title: z.string(), type: z.string() })
  .meta({ id: 'EntranceSubjectName' });
export type EntranceSubjectName = z.infer<typeof EntranceSubjectName>;

/** A unit of multiple-choice questions. */
export const SubjectUnit = z
  .object({ id: z.int(), title: z.string(), type: z.string(), questionCount: z.int() })
  .meta({ id: 'SubjectUnit' });
export type SubjectUnit = z.infer<typeof SubjectUnit>;

/** Practice for entrance examinations: the same for everyone. */
export const entranceCalls = {
  'GET /entrance/subjects': {
    summary: 'The programmes with an entrance examination',
    tag: 'catalogue',
    access: 'visitor',
    answers: { 200: z.array(EntranceSubject) },
    refusals: [],
  },
  'GET /entrance/subjects/:sub_slug/:sub_type': {
    summary: 'The subjects of a programme',
    tag: 'catalogue',
    access: 'visitor',
    params: z.object({
      sub_slug: z.string().describe('Of a programme'),
      sub_type: z.string().describe("The slug of one of the programme's types"),
    }),
    answers: { 200: z.array(EntranceSubjectName) },
    refusals: [],
  },
  'GET /entrance/subjects/:id/mcq': {
    summary: 'The units of an entrance subject',
    tag: 'catalogue',
    access: 'visitor',
    params: z.object({ id: z.string().describe('Of a subject') }),
    answers: { 200: z.array(SubjectUnit) },
    refusals: [],
  },
  'GET /entrance/subjects/:id/mcq/:uid/:utype': {
    summary: 'The questions of a unit',
    tag: 'catalogue',
    access: 'visitor',
    params: z.object({
      id: z.string().describe('Of a subject'),
      uid: z.string().describe('Of one of its units'),
      utype: z.string().describe("The unit's type"),
    }),
    answers: { 200: z.array(Question) },
    refusals: [],
  },
} as const satisfies Calls;
