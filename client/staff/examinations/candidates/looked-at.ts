import type { CandidatesImport } from '#contract/candidates.ts';
import type { SaidOfFile } from './file-columns.tsx';

/** A candidates' file as it was chosen, or a text as it was pasted. */
export type CandidateSource = { readonly file: File } | { readonly csv: string };

/** What is looked at, and what was said of its columns and dates. */
export interface FileRequest {
  readonly what: CandidateSource;
  readonly said: SaidOfFile;
}

/** What was asked for last, and what is known of that file: while it is looked at anew, what it came to before. */
export interface LookedAt {
  readonly asked: FileRequest | null;
  readonly found: CandidatesImport | null;
}

export const nothingLookedAt: LookedAt = { asked: null, found: null };

/** Another request for the same file keeps what is shown: who chooses what a column is keeps the place. */
export function ask({ asked, found }: LookedAt, request: FileRequest): LookedAt {
  return { asked: request, found: request.what === asked?.what ? found : null };
}

/** What a request came to, null for a failure. The answer to an earlier one may come later, and changes nothing. */
export function answered(state: LookedAt, request: FileRequest, found: CandidatesImport | null): LookedAt {
  return state.asked === request ? { ...state, found } : state;
}
