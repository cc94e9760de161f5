import type { SubjectCategory } from '#contract/catalogue.ts';
import { orNull } from '#client/lib/api/answers.ts';
import { fetchCategory, fetchLevels, fetchSubjects } from '#client/lib/api/catalogue.ts';
import { missing, type MissingPage } from '#client/student/shell/missing.ts';
import { paths } from '#client/lib/paths.ts';
import { catalogueName } from '#messages/catalogue-names.ts';
import * as m from '#messages/units.ts';

/** The content of a subject's category. Shows the not-found screen, which names the missing one of the two. */
export async function loadCategory(subject: string, category: string, signal: AbortSignal): Promise<SubjectCategory> {
  const found = await orNull(fetchCategory(subject, category, signal));
  return found ?? missing(await missingOf(subject, category, signal));
}

/** A not-found answer does not tell whether the subject exists; its level does. */
async function missingOf(subjectSlug: string, category: string, signal: AbortSignal): Promise<MissingPage> {
  const levels = await fetchLevels(signal);
  for (const level of levels) {
    // One after the other: the first level mostly settles it, and no student waits for this page.
    // oxlint-disable-next-line eslint/no-await-in-loop
    const subjects = (await orNull(fetchSubjects(level.slug, signal))) ?? [];
    const subject = subjects.find(({ slug }) => slug === subjectSlug);
    if (subject) {
      return {
        title: m.noPart(category, catalogueName(subject.title)),
        detail: m.partsListed(catalogueName(level.title)),
        back: { label: m.goTo(catalogueName(level.title)), to: paths.schoolLevel.to(level) },
      };
    }
  }
  return { title: m.noSubject(subjectSlug), detail: m.levelsListSubjects };
}
