import { groupBy } from '#exam/group-by.ts';
import page from '#client/ui/page.module.css';
import type { SubjectUnit } from '#contract/entrance.ts';
import { usePageData } from '#client/student/navigation/page.ts';
import type { LoadArgs } from '#client/student/navigation/route.ts';
import { orFailure, orNull } from '#client/lib/api/answers.ts';
import { fetchSubjectUnits } from '#client/lib/api/catalogue.ts';
import { paths } from '#client/lib/paths.ts';
import { clearForExamStart } from '#client/lib/storage/browser-storage.ts';
import { topicName } from '#client/question/topic-name.ts';
import { ContinueLink } from '#client/student/under-way/continue-link.tsx';
import { ApiPage } from '#client/student/shell/api-page.tsx';
import { Breadcrumbs } from '#client/student/shell/breadcrumbs.tsx';
import { questionCount } from '#client/ui/question-count.ts';
import { RuledList, type RuledGroup } from '#client/ui/ruled-list.tsx';
import { formats } from '#exam/practice/formats.ts';
import { correctAddress } from '#client/student/navigation/elsewhere.ts';
import { findEntranceSubject, noEntranceSubject } from '#client/student/exam/entrance-subject.ts';
import { pagesOf } from './programme-pages.ts';
import { catalogueName } from '#messages/catalogue-names.ts';
import * as m from '#messages/units.ts';

/** The units of an entrance subject. The id decides; the loader corrects a wrong title in the address. */
export function loader({ params: { title = '', id = '' }, signal }: LoadArgs) {
  return orFailure(load(title, id, signal), signal);
}

async function load(title: string, id: string, signal: AbortSignal) {
  const [found, units] = await Promise.all([findEntranceSubject(id, signal), orNull(fetchSubjectUnits(id, signal))]);
  if (!found || !units) noEntranceSubject(id);
  const { subject, programme } = found;
  if (title !== subject.title) correctAddress(paths.mcqSubject.to(subject));
  const { landing, section } = pagesOf(programme.slug);
  return {
    title: catalogueName(subject.title),
    section,
    programme: { title: catalogueName(programme.title), ...(landing && { to: landing }) },
    groups: groupsOf(subject, units),
  };
}

/** Units by type, in the order of each type's first unit. */
function groupsOf(subject: { id: number; title: string }, units: readonly SubjectUnit[]): RuledGroup[] {
  return [...groupBy(units, ({ type }) => type)].map(([type, own]) => ({
    title: catalogueName(type.charAt(0).toUpperCase() + type.slice(1)),
    entries: own.map((unit) => ({
      title: topicName(unit.title),
      to: paths.mcqUnit.to({ ...subject, utitle: unit.title, uid: unit.id, utype: unit.type }),
      note: questionCount(unit.questionCount),
      // A new attempt must not find data of an earlier one.
      onClick: clearForExamStart,
    })),
  }));
}

/** /mcq/subject/{title}/{id}: the units of an entrance subject. */
export function Component() {
  return (
    <ApiPage loaded={usePageData<typeof loader>()}>
      {({ title, programme, groups }) => (
        <>
          <div className={page.column}>
            <Breadcrumbs between={[programme]} here={title} />
            <h1 className="h1 display">{title}</h1>
            {groups.length === 0 ? (
              <p className="lead mt-8">{m.noUnits}</p>
            ) : (
              <>
                <div className="flex flex-wrap gap-12 mt-8 mb-16">
                  <p className="lead">{m.unitIsPractice(formats['mcq-practice'].seconds)}</p>
                  <ContinueLink formats={['mcq-practice']} />
                </div>
                <RuledList groups={groups} whenEmpty={m.noUnits} />
              </>
            )}
          </div>
        </>
      )}
    </ApiPage>
  );
}
