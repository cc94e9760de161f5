import { paths } from '#client/shell/paths.ts';
import type { BundledFormat } from '#client/practice/exam/exam-routes.ts';
import type { FormatName } from '#exam/practice/formats.ts';

/** A preparation landing: they differ in this row only. */
export interface Landing {
  /** As the heading has it: 'Be Ready for {programme} Entrance Preparation'. */
  readonly programme: string;
  /** A test without an address has not come out yet. */
  readonly start: { readonly label: string; readonly to?: string };
  /** The test whose pattern the page draws. */
  readonly format?: FormatName;
  /** What can be under way when the student comes back here. */
  readonly resumes: readonly BundledFormat[];
  /** The programme whose entrance subjects are listed, as the API names it. */
  readonly subjectsOf?: string;
}

const notOutYet = { start: { label: 'Start Test' }, resumes: [] } as const;

export const landings = {
  csitPreparation: {
    programme: 'B.Sc.CSIT',
    start: { label: 'Start Now', to: paths.csitQuestions.to() },
    format: 'entrance-quiz',
    resumes: ['entrance-quiz', 'year-quiz', 'topic-practice'],
  },
  science: {
    programme: '+2 Science',
    start: { label: 'Start Test', to: paths.categoryTest.to() },
    format: 'category-test',
    resumes: ['category-test'],
    subjectsOf: 'plus-2-science',
  },
  management: { programme: '+2 Management', ...notOutYet, subjectsOf: 'plus-2-management' },
  csit: { programme: 'B.Sc.CSIT', ...notOutYet, subjectsOf: 'csit' },
  bca: { programme: 'BCA', ...notOutYet, subjectsOf: 'bca' },
} as const satisfies Record<string, Landing>;
