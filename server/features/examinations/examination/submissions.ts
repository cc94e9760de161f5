import type { Selectable } from 'kysely';
import type { SealedPaper } from '#contract/sealed-text.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { AttemptRow } from '#server/platform/database/tables/attempts.ts';
import type { CandidateRow } from '#server/platform/database/tables/examinations.ts';

/** A candidate, with the facts that the replay of their log needs. */
export type SubmissionRow = CandidateRow &
  Pick<Selectable<AttemptRow>, 'began_at' | 'ends_at' | 'handed_in_at' | 'taken_back'>;

/** `choices` are null for a candidate who never began. */
export type Submission = SubmissionRow & { readonly choices: readonly (string | null)[] | null };

/** The submissions of an examination, with its paper. */
export interface Submissions {
  readonly paper: SealedPaper;
  readonly candidates: readonly Submission[];
}

/** Reads the submissions of an examination. With `trx` it reads inside that transaction, else beside it. */
export type ReadSubmissions = (code: string, trx?: Database) => Promise<Submissions>;
