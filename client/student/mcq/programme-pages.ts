import { paths } from '#client/lib/paths.ts';
import { preparations } from '#client/student/shell/sections.ts';

/** Where a programme's subjects are listed, and the entry of the side navigation that it belongs to. */
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

/** The pages of a programme by its slug; none for a programme that only the API knows. */
export function pagesOf(slug: string): Partial<ProgrammePages> {
  return pages[slug] ?? {};
}
