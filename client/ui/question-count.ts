import { questionCount as countOf } from '#messages/counts.ts';
import { noQuestionsYet } from '#messages/parts.ts';

/** How many questions a unit has, in words. */
export function questionCount(count: number): string {
  return count === 0 ? noQuestionsYet : countOf(count);
}
