import type { LoadedBank } from '#content/load/loaded-bank.ts';
import type { Crumb } from '#client/student/shell/breadcrumbs.tsx';

/** A unit of the catalogue, as its quiz needs it. */
export interface QuizUnit extends LoadedBank {
  /** The key of its quiz, from its address: 'grade-x-science-and-technology/chapter-quiz/101'. */
  readonly key: string;
  readonly name: string;
  /** Its category, by the API's name. */
  readonly topic: { readonly subject: string; readonly topic: string };
  /** The path to it from the home page. */
  readonly trail: readonly Crumb[];
}
