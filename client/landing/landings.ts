import { paths } from '#client/app/paths.ts';
import type { FormatName } from '#exam/formats.ts';

/** A preparation landing: they differ in this row only. */
export interface Landing {
  /** As the heading has it: 'Be Ready for {programme} Entrance Preparation'. */
  readonly programme: string;
  readonly start: { readonly label: string; readonly to: string };
  /** The test whose pattern the page draws. */
  readonly format: FormatName;
}

export const landings = {
  science: {
    programme: '+2 Science',
    start: { label: 'Start Test', to: paths.categoryTest.to() },
    format: 'category-test',
  },
} as const satisfies Record<string, Landing>;
