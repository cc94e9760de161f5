import { ApiError } from '#client/lib/api/api-error.ts';
import { call, pathOf, request } from '#client/lib/api/call.ts';
import { jsonBody } from '#client/lib/api/json-body.ts';
import type { AnswerOf } from '#contract/calls.ts';
import {
  publishedDataId as givenId,
  readPublished,
  readSignedFile,
  signedFileOf,
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
export async function findPublished(code: string, version: number | undefined): Promise<ResultsLookup> {
  try {
    const path = pathOf('GET /results/:code.json', { code });
    const query = version === undefined ? '' : `?version=${version}`;
    const { signed, signature } = signedFileOf(await request('GET', path + query));
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
