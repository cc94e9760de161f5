import page from '#client/ui/page.module.css';
import { usePageData } from '#client/student/navigation/page.ts';
import type { LoadArgs } from '#client/student/navigation/route.ts';
import { orFailure, orNull } from '#client/lib/api/answers.ts';
import { fetchLevels, fetchSubjects } from '#client/lib/api/catalogue.ts';
import { missing } from '#client/student/shell/missing.ts';
import { paths } from '#client/lib/paths.ts';
import { ApiPage } from '#client/student/shell/api-page.tsx';
import { RuledList } from '#client/ui/ruled-list.tsx';
import { catalogueName } from '#messages/catalogue-names.ts';
import * as m from '#messages/units.ts';

/** A level's subjects. Shows the not-found screen for a level that does not exist. */
export function loader({ params: { slug = '' }, signal }: LoadArgs) {
  return orFailure(loadLevel(slug, signal), signal);
}

async function loadLevel(slug: string, signal: AbortSignal) {
  const [levels, subjects] = await Promise.all([fetchLevels(signal), orNull(fetchSubjects(slug, signal))]);
  const level = levels.find((each) => each.slug === slug);
  if (!level || !subjects) {
    missing({ title: m.noLevel(slug), detail: m.levelsListed });
  }
  return { title: catalogueName(level.title), subjects };
}

/** /school/{slug}: the subjects of a level and the parts of each. */
export function Component() {
  return (
    <ApiPage loaded={usePageData<typeof loader>()}>
      {({ title, subjects }) => (
        <>
          <div className={page.column}>
            <h1 className="h1 display">{title}</h1>
            {subjects.length === 0 ? (
              <p className="lead mt-8">{m.noSubjects}</p>
            ) : (
              <>
                <p className="lead mt-8 mb-16">{m.chooseSubject}</p>
                <RuledList
                  groups={subjects.map((subject) => ({
                    title: catalogueName(subject.title),
                    entries: subject.categories.map((category) => ({
                      title: catalogueName(category.title),
                      to: paths.schoolCategory.to({ slug: subject.slug, type: category.slug }),
                    })),
                  }))}
                  whenEmpty={m.noUnits}
                />
              </>
            )}
          </div>
        </>
      )}
    </ApiPage>
  );
}
