import type { Selectable } from 'kysely';
import type { SealedText } from '#contract/sealed-text.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { AttemptRow } from '#server/platform/database/tables/attempts.ts';
import type { CandidateRow } from '#server/platform/database/tables/examinations.ts';

/** Somebody who was to sit, with what the own log is folded by. */
export type SubmissionRow = CandidateRow &
  Pick<Selectable<AttemptRow>, 'began_at' | 'ends_at' | 'handed_in_at' | 'taken_back'>;

/** `choices` are null for who never began. */
export type Submission = SubmissionRow & { readonly choices: readonly (string | null)[] | null };

/** What was sat, and by whom. */
export interface Submissions {
  readonly paper: SealedText;
  readonly candidates: readonly Submission[];
}

/** Asks what an examination came to, beside the transaction `trx` or, in one, as it sees it. */
export type ReadSubmissions = (code: string, trx?: Database) => Promise<Submissions>;
