import type { z } from 'zod';
import { ErrorBody } from '#contract/error.ts';

type ErrorStatus = 401 | 409 | 410 | 422 | 429;

/** Of every call that may come with a body: broken, too large, of another kind; and a server that is busy or without its database. */
export const bodyRefusals = { 400: ErrorBody, 413: ErrorBody, 415: ErrorBody, 503: ErrorBody } as const;

/** The route schema of an account call: its body in any form, what it answers, and the ways it can be refused. */
export function formSchema<Body extends z.ZodType, Answers extends Record<number, z.ZodType>>(
  summary: string,
  body: Body,
  answers: Answers,
  refusals: readonly ErrorStatus[],
) {
  const refused = Object.fromEntries(refusals.map((status) => [status, ErrorBody])) as Record<
    ErrorStatus,
    typeof ErrorBody
  >;
  return {
    tags: ['accounts'],
    summary,
    consumes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    body,
    response: { ...bodyRefusals, ...refused, ...answers },
  };
}
