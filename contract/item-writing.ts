import { z } from 'zod';
import { optionIds } from '#exam/question.ts';
import { form } from '#contract/account.ts';
import { bankDuties } from '#contract/duty.ts';
import type { Calls } from '#contract/call.ts';

const Text = z.string().max(10_000);

/** A warning of the rules about an item while it is written. */
const Warning = z
  .object({
    kind: z.string().describe('What is wrong, as a word that stays the same'),
    sentence: z.string(),
    item: z.string().optional().describe('Of a near duplicate: the id of the other item'),
  })
  .meta({ id: 'ItemWarning' });

/** Help while an item is written; the server stores nothing of it. */
export const itemWritingCalls = {
  'POST /staff/items/preview': {
    summary: 'A text as students will see it: TeX between $ signs as MathML, everything else escaped',
    tag: 'items',
    access: 'staff',
    duties: bankDuties,
    body: form('PreviewBody', { text: Text }),
    answers: { 200: z.object({ html: z.string() }).meta({ id: 'Preview' }) },
    refusals: [],
  },
  'POST /staff/items/check': {
    summary: 'What looks wrong with an item as it is now: no right option, two equal options, a near duplicate …',
    tag: 'items',
    access: 'staff',
    duties: bankDuties,
    body: form('CheckBody', {
      id: z.string().max(100).optional().describe('The item itself, which is no duplicate of itself'),
      stem: Text.default(''),
      options: z
        .array(z.strictObject({ id: z.string().max(1).optional(), text: Text }))
        .max(optionIds.length)
        .default([]),
      right: z.array(z.string().max(1)).max(optionIds.length).default([]),
      explanation: Text.default(''),
      figure: z
        .strictObject({ id: z.string().max(100), alt: Text })
        .nullable()
        .default(null),
    }),
    answers: { 200: z.object({ warnings: z.array(Warning) }).meta({ id: 'ItemWarnings' }) },
    refusals: [],
  },
} as const satisfies Calls;
