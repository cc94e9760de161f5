import { z } from 'zod';
import { form, Email } from '#contract/account.ts';
import type { Calls } from '#contract/call.ts';
import { fieldCode } from '#contract/field-code.ts';
import { logoBytes } from '#contract/logo-bytes.ts';
import { Line } from '#contract/readable-text.ts';

const Text = (most: number) => z.string().trim().pipe(Line(most));

/** A text in both languages; an empty one is not set. */
const BothLanguages = (most: number) => z.strictObject({ en: Text(most).default(''), ne: Text(most).default('') });

/** Who the college is; an empty text is not set (docs/rules/college.md, section 1). */
export const CollegeIdentity = z
  .strictObject({
    name: BothLanguages(120),
    address: BothLanguages(200),
    phone: Text(60).default(''),
    email: z.union([z.literal(''), Email]).default(''),
    website: z
      .union([z.literal(''), z.url({ protocol: /^https?$/, error: fieldCode('websiteForm') }).max(200)])
      .default(''),
    signatory: BothLanguages(120).describe('The name of who signs'),
    signsAs: BothLanguages(120).describe('The office of who signs'),
  })
  .meta({ id: 'CollegeIdentity' });
export type CollegeIdentity = z.infer<typeof CollegeIdentity>;

/** The college as pages show it. */
export const College = z
  .object({
    ...CollegeIdentity.shape,
    logo: z
      .object({ id: z.string(), width: z.int(), height: z.int() })
      .nullable()
      .describe('Of `GET /college/logo/{id}`; null where none is set'),
  })
  .meta({ id: 'College' });
export type College = z.infer<typeof College>;

/** Bytes; the documentation shows a file. */
const Bytes = z
  .instanceof(Uint8Array, { error: fieldCode('pictureMissing') })
  .meta({ type: 'string', format: 'binary' });

/** Who the college is: everyone sees it, a head sets it. */
export const collegeCalls = {
  'GET /college': {
    summary: 'The college: name, address, who signs, its logo. Empty texts are not set',
    tag: 'college',
    access: 'visitor',
    answers: { 200: College },
    refusals: [],
  },
  'GET /college/logo/:id': {
    summary: 'The logo of the college, as image/png, image/jpeg or image/webp',
    tag: 'college',
    access: 'visitor',
    params: z.object({ id: z.string().max(100) }),
    answers: { 200: Bytes },
    refusals: [],
  },
  'PUT /staff/college': {
    summary: 'Say who the college is, in place of what was said before',
    tag: 'college',
    access: 'staff',
    duties: ['head'],
    body: CollegeIdentity,
    answers: { 200: College },
    refusals: [],
  },
  'PUT /staff/college/logo': {
    summary: 'Set the logo: PNG, JPEG or WebP up to 2 MB, at least 200 × 200 pixels, made anew',
    tag: 'college',
    access: 'staff',
    duties: ['head'],
    // The form adds some bytes around the file.
    upload: logoBytes + 10_000,
    body: form('LogoBody', { file: Bytes }),
    answers: { 200: College },
    refusals: [],
  },
  'DELETE /staff/college/logo': {
    summary: 'Take the logo away',
    tag: 'college',
    access: 'staff',
    duties: ['head'],
    answers: { 200: College },
    refusals: [],
  },
} as const satisfies Calls;
