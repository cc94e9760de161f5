import type { CandidatesImport } from '#contract/candidates.ts';
import type { SaidOfFile } from './file-columns.tsx';

/** The chosen candidates' file, or the pasted text. */
export type CandidateSource = { readonly file: File } | { readonly csv: string };

/** The source, and the person's choices about its columns and dates. */
export interface FileRequest {
  readonly what: CandidateSource;
  readonly said: SaidOfFile;
}

/** The last request, and what is known of that file. During a new request, the result before stays. */
export interface PreviewState {
  readonly asked: FileRequest | null;
  readonly found: CandidatesImport | null;
}

export const emptyPreview: PreviewState = { asked: null, found: null };

/** Another request for the same file keeps the result on screen. So a person who changes a column keeps the place. */
export function ask({ asked, found }: PreviewState, request: FileRequest): PreviewState {
  return { asked: request, found: request.what === asked?.what ? found : null };
}

/** The result of a request, null for a failure. A late answer to an earlier request changes nothing. */
export function answered(state: PreviewState, request: FileRequest, found: CandidatesImport | null): PreviewState {
  return state.asked === request ? { ...state, found } : state;
}
