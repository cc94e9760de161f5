import { paths } from '#client/lib/paths.ts';
import type { BundledFormat } from '#client/student/exam/exam-routes.ts';
import type { FormatName } from '#exam/practice/formats.ts';
import * as m from '#messages/landing.ts';
import * as names from '#messages/names.ts';

/** A preparation landing: landings differ only in this row. */
export interface Landing {
  /** For the heading: 'Be Ready for {programme} Entrance Preparation'. */
  readonly programme: string;
  /** A test without an address is not published yet. */
  readonly start: { readonly label: string; readonly to?: string };
  /** The test whose pattern the page draws. */
  readonly format?: FormatName;
  /** The papers that can be under way when the student comes back here. */
  readonly resumes: readonly BundledFormat[];
  /** The programme whose entrance subjects are listed, by its API name. */
  readonly subjectsOf?: string;
}

const notOutYet = { start: { label: m.startTest }, resumes: [] } as const;

export const landings = {
  csitPreparation: {
    programme: 'B.Sc.CSIT',
    start: { label: m.startNow, to: paths.csitQuestions.to() },
    format: 'entrance-quiz',
    resumes: ['entrance-quiz', 'year-quiz', 'topic-practice'],
  },
  science: {
    programme: names.science,
    start: { label: m.startTest, to: paths.categoryTest.to() },
    format: 'category-test',
    resumes: ['category-test'],
    subjectsOf: 'plus-2-science',
  },
  management: { programme: names.management, ...notOutYet, subjectsOf: 'plus-2-management' },
  csit: { programme: 'B.Sc.CSIT', ...notOutYet, subjectsOf: 'csit' },
  bca: { programme: 'BCA', ...notOutYet, subjectsOf: 'bca' },
} as const satisfies Record<string, Landing>;
