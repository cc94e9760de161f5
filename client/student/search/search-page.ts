import type { QuestionPlace } from '#exam/question.ts';
import type { Search } from '#content/search/search.ts';
import type { PlacedQuestion } from '#client/student/exam/topic-bank.ts';
import type { PageData } from '#client/student/navigation/route.ts';

/** Loads the question of a result. Null if there is none. Rejects when it does not come. */
export type LoadResult = (at: QuestionPlace) => Promise<PlacedQuestion | null>;

/** A question of the results. */
export interface OpenedQuestion extends PlacedQuestion {
  readonly at: QuestionPlace;
}

/** What a page of search begins with. */
export interface SearchPage {
  /** The search over everything, if the page has results from the start. */
  readonly search: Search | null;
  /** The open question of the address, under the same condition. */
  readonly opened: OpenedQuestion | null;
  readonly load: LoadResult;
  readonly redrawn?: true;
  readonly sheet?: PageData['sheet'];
}
