import type { LoadedBank } from '#content/load/loaded-bank.ts';
import type { Crumb } from '#client/student/shell/breadcrumbs.tsx';

/** A unit of the catalogue, as its quiz needs it. */
export interface QuizUnit extends LoadedBank {
  /** What tells its quiz from others, as its address has it: 'grade-x-science-and-technology/chapter-quiz/101'. */
  readonly key: string;
  readonly name: string;
  /** What it is kept under, as the API names it. */
  readonly topic: { readonly subject: string; readonly topic: string };
  /** The way to it from the home page. */
  readonly trail: readonly Crumb[];
}
