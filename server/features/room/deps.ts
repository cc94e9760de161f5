import type { DocumentStore } from '#server/features/applications/documents/document-store.ts';
import type { HallDeps } from '#server/features/hall/deps.ts';
import type { Repeat } from '#server/platform/process/schedule.ts';
import type { FairLine } from '#server/platform/security/fair-line.ts';
import type { AnsweredCounter } from './answered.ts';

/** What the boards of rooms need. */
export interface RoomDeps extends Pick<HallDeps, 'db' | 'now' | 'random' | 'hash' | 'limiter' | 'notices'> {
  /** Repeats a task until the app closes. */
  readonly every: Repeat;
  readonly readAnswered: AnsweredCounter;
  readonly documents: DocumentStore;
  /** Where pictures wait to be made anew. */
  readonly pictures: { readonly usual: FairLine };
}
