import { ApiError } from '#client/lib/api/api-error.ts';
import { call } from '#client/lib/api/call.ts';
import { jsonBody } from '#client/lib/api/json-body.ts';
import type { AnswerOf } from '#contract/calls.ts';
import {
  publishedDataId as givenId,
  readPublished,
  readSignedFile,
  type PublishedResults,
} from '#contract/published-results.ts';

type OneResult = AnswerOf<'POST /results/:code/one'>;

/** What a code leads to: published results, no results yet, or no examination. */
export type ResultsLookup =
  | { readonly kind: 'published'; readonly published: PublishedResults; readonly signature: string }
  | { readonly kind: 'not-yet'; readonly title: PublishedResults['title'] }
  | { readonly kind: 'unknown' };

/** The results that came with the page (build/server-module.ts); undefined if none came. */
export function givenWithPage(code: string): ResultsLookup | undefined {
  const given = document.getElementById(givenId);
  if (given === null || given.dataset['code'] !== code) return undefined;
  const { signed, signature } = readSignedFile(given.textContent);
  return { kind: 'published', published: readPublished(signed), signature };
}

/** Requests the published results of a code. Throws an ApiError if no answer says what it has. */
export async function findPublished(code: string): Promise<ResultsLookup> {
  try {
    const { signed, signature } = await call('GET /results/:code.json', { params: { code } });
    return { kind: 'published', published: readPublished(signed), signature };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not-found') throw error;
  }
  try {
    const { title } = await call('GET /hall/:code', { params: { code } });
    return { kind: 'not-yet', title };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not-found') throw error;
    return { kind: 'unknown' };
  }
}

/** One candidate's published result. Throws an ApiError: 'wrong-credentials', 'too-many-attempts'. */
export function oneResult(code: string, symbolNumber: string, pin: string): Promise<OneResult> {
  const form = jsonBody({ symbolNumber, pin });
  return call('POST /results/:code/one', { params: { code }, form });
}
