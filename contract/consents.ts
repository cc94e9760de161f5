import { z } from 'zod';
import { form } from '#contract/account.ts';
import type { Calls } from '#contract/call.ts';
import { examinationDuties } from '#contract/duty.ts';
import { ExaminationCode } from '#contract/examination.ts';

/** The steps before which an examination may ask for a second examiner's yes. */
export const consentSteps = ['seal', 'final', 'published'] as const;
export const ConsentStep = z.enum(consentSteps);
export type ConsentStep = z.infer<typeof ConsentStep>;

const Consents = z
  .object({
    rows: z.array(
      z.object({
        step: ConsentStep,
        askedBy: z.string().describe('The name of who asked'),
        askedAt: z.iso.datetime(),
        agreedBy: z.string().nullable(),
        agreedAt: z.iso.datetime().nullable(),
        isOwn: z.boolean().describe('Whether the caller asked, who can not agree'),
        isCurrent: z.boolean().describe('Whether nothing has changed since that the yes was asked for'),
      }),
    ),
  })
  .meta({ id: 'Consents' });
export type Consents = z.infer<typeof Consents>;

const code = { code: ExaminationCode };

/** The second examiner's yes to an examination's great steps (docs/rules/college.md, section 4). */
export const consentCalls = {
  'GET /staff/examinations/:code/consents': {
    summary: 'For which steps a second examiner’s yes was asked, and given',
    tag: 'examinations',
    access: 'staff',
    duties: examinationDuties,
    params: z.object(code),
    answers: { 200: Consents },
    refusals: [],
  },
  'POST /staff/examinations/:code/consents': {
    summary: 'Ask for a second examiner’s yes to a step, to the paper or the key as it is now',
    tag: 'examinations',
    access: 'staff',
    duties: examinationDuties,
    params: z.object(code),
    body: form('ConsentBody', { step: ConsentStep }),
    answers: { 200: Consents },
    refusals: [],
  },
  'POST /staff/examinations/:code/consents/:step': {
    summary: 'Agree to a step that another examiner has asked for',
    tag: 'examinations',
    access: 'staff',
    duties: examinationDuties,
    params: z.object({ ...code, step: ConsentStep }),
    answers: { 200: Consents },
    refusals: ['own-request', 'changed-meanwhile'],
  },
} as const satisfies Calls;
