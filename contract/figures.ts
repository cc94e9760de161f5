import { z } from 'zod';
import { fieldCode } from '#contract/field-code.ts';
import { form } from '#contract/account.ts';
import { bankDuties } from '#contract/duty.ts';
import { mostPictureBytes } from '#exam/picture-size.ts';
import type { Calls } from '#contract/call.ts';

/** Bytes; the documentation shows a file. */
const Bytes = z
  .instanceof(Uint8Array, { error: fieldCode('pictureMissing') })
  .meta({ type: 'string', format: 'binary' });

/** Images of items, for staff only. In an examination they travel inside the sealed paper. */
export const figureCalls = {
  'POST /staff/figures': {
    summary:
      'Store a picture: PNG, JPEG or WebP up to 5 MB, made anew without what it tells besides, 1600 pixels at most',
    tag: 'items',
    access: 'staff',
    duties: bankDuties,
    // The form adds some bytes around the file.
    upload: mostPictureBytes + 10_000,
    body: form('FigureBody', { file: Bytes }),
    answers: {
      201: z.object({ id: z.string(), width: z.int(), height: z.int() }).meta({ id: 'Figure' }),
    },
    refusals: [],
  },
  'GET /figures/:id': {
    summary: 'A picture, as image/png, image/jpeg or image/webp',
    tag: 'items',
    access: 'staff',
    duties: bankDuties,
    params: z.object({ id: z.string().max(100) }),
    answers: { 200: Bytes },
    refusals: [],
  },
} as const satisfies Calls;
