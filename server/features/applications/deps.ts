import type { ExaminationDeps } from '#server/features/examinations/examination/deps.ts';
import type { MailQueue } from '#server/platform/mail/queue.ts';
import type { FairLine } from '#server/platform/security/fair-line.ts';
import type { DocumentStore } from './documents/document-store.ts';

/** What the calls of notices and applications need. */
export interface ApplicationDeps extends Pick<
  ExaminationDeps,
  'db' | 'now' | 'random' | 'hash' | 'limiter' | 'timeZone'
> {
  readonly mail: MailQueue;
  readonly documents: DocumentStore;
  /** Where pictures wait to be made anew: each takes a processor, and a large one much memory. */
  readonly pictures: { readonly usual: FairLine; readonly large: FairLine };
  /** After how many months an examination's candidate data is deleted; null keeps it. */
  readonly candidatesKeptMonths: number | null;
  /** Whether this installation takes payments by eSewa. */
  readonly takesEsewa: boolean;
}
