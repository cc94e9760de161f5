import page from '#client/ui/page.module.css';
import { usePageData } from '#client/student/navigation/page.ts';
import type { LoadArgs } from '#client/student/navigation/route.ts';
import { orFailure } from '#client/lib/api/answers.ts';
import { fetchLevels } from '#client/lib/api/catalogue.ts';
import { parseQuestions } from '#client/lib/api/parse-questions.ts';
import { topicName } from '#client/question/topic-name.ts';
import { paths } from '#client/lib/paths.ts';
import { ApiPage } from '#client/student/shell/api-page.tsx';
import { Breadcrumbs } from '#client/student/shell/breadcrumbs.tsx';
import { questionCount } from '#client/ui/question-count.ts';
import { RuledList } from '#client/ui/ruled-list.tsx';
import { chosenInList } from '#client/student/unit-quiz/chosen-in-list.ts';
import { formats } from '#exam/practice/formats.ts';
import { loadCategory } from './load-category.ts';
import { catalogueName } from '#messages/catalogue-names.ts';
import * as m from '#messages/units.ts';

/** A subject's units in one category, with their level. */
export function loader({ params: { slug = '', type = '' }, signal }: LoadArgs) {
  return orFailure(load(slug, type, signal), signal);
}

async function load(slug: string, type: string, signal: AbortSignal) {
  const [{ subject, category, items }, levels] = await Promise.all([
    loadCategory(slug, type, signal),
    fetchLevels(signal),
  ]);
  const level = levels.find((each) => each.slug === subject.level);
  const names = { subject: catalogueName(subject.title), category: catalogueName(category.title) };
  return {
    title: `${names.subject}: ${names.category}`,
    section: paths.schoolLevel.to({ slug: subject.level }),
    names,
    levelTitle: catalogueName(level?.title ?? subject.level),
    groups: items.map((item) => ({
      title: topicName(item.title),
      entries: item.content.map(({ id, name, json_data }) => ({
        title: topicName(name),
        to: paths.unitQuiz.to({ slug, type, id }),
        given: chosenInList,
        note: questionCount(parseQuestions(json_data).length),
      })),
    })),
  };
}

/** /school/{slug}/{type}: the items of a subject's category with their units. */
export function Component() {
  return (
    <ApiPage loaded={usePageData<typeof loader>()}>
      {({ title, section, names, levelTitle, groups }) => (
        <>
          <div className={page.column}>
            <Breadcrumbs
              between={[{ title: levelTitle, to: section }, { title: names.subject }]}
              here={names.category}
            />
            <h1 className="h1">{title}</h1>
            {groups.length === 0 ? (
              <p className="lead mt-8">{m.noUnits}</p>
            ) : (
              <>
                <p className="lead mt-8 mb-16">{m.unitIsQuiz(formats['unit-quiz'].seconds)}</p>
                <RuledList groups={groups} whenEmpty={m.noUnits} />
              </>
            )}
          </div>
        </>
      )}
    </ApiPage>
  );
}
