import { paths } from '#client/lib/paths.ts';
import { preparations } from '#client/student/shell/sections.ts';

/** The page of a programme's subjects, and its entry of the side navigation. */
interface ProgrammePages {
  readonly landing: string;
  readonly section: string;
}

const pages: Readonly<Record<string, ProgrammePages>> = {
  csit: { landing: paths.csit.to(), section: preparations.csit.to },
  bca: { landing: preparations.bca.to, section: preparations.bca.to },
  'plus-2-science': { landing: preparations.science.to, section: preparations.science.to },
  'plus-2-management': { landing: preparations.management.to, section: preparations.management.to },
};

/** The pages of a programme by its slug; an empty list for a programme that only the API knows. */
export function pagesOf(slug: string): Partial<ProgrammePages> {
  return pages[slug] ?? {};
}
