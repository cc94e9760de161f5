import { z } from 'zod';
import { fieldCode } from '#contract/field-code.ts';
import { isReadable } from '#contract/is-readable.ts';

/** A readable text of at most so many UTF-16 units. */
export const Line = (most: number) => z.string().max(most).refine(isReadable, fieldCode('unreadable'));
