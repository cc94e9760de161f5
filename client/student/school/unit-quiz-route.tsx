import { usePageData } from '#client/student/navigation/page.ts';
import type { LoadArgs } from '#client/student/navigation/route.ts';
import { orFailure } from '#client/lib/api/answers.ts';
import { fetchLevels } from '#client/lib/api/catalogue.ts';
import { parseQuestions } from '#client/lib/api/parse-questions.ts';
import { missing } from '#client/student/shell/missing.ts';
import { topicName } from '#client/question/topic-name.ts';
import { paths } from '#client/lib/paths.ts';
import type { QuizUnit } from '#client/student/unit-quiz/quiz-unit.ts';
import { UnitQuiz } from '#client/student/unit-quiz/unit-quiz.tsx';
import { ApiPage } from '#client/student/shell/api-page.tsx';
import { loadCategory } from './load-category.ts';
import { catalogueName } from '#messages/catalogue-names.ts';
import * as m from '#messages/units.ts';

/** One unit of a subject's category, with its questions. */
export function loader({ params: { slug = '', type = '', id = '' }, signal }: LoadArgs) {
  return orFailure(load(slug, type, id, signal), signal);
}

async function load(slug: string, type: string, id: string, signal: AbortSignal) {
  const [{ subject, category, items }, levels] = await Promise.all([
    loadCategory(slug, type, signal),
    fetchLevels(signal),
  ]);
  const names = { subject: catalogueName(subject.title), category: catalogueName(category.title) };
  const back = { to: paths.schoolCategory.to({ slug, type }), words: `${names.subject}, ${names.category}` };
  const found = items.flatMap(({ content }) => content).find((each) => String(each.id) === id);
  if (!found) {
    missing({
      title: m.noUnit(id, names.subject),
      detail: m.unitsListed(names.category),
      back: { label: m.seeUnits, to: back.to },
    });
  }
  const { name, json_data, math = {} } = found;
  const section = paths.schoolLevel.to({ slug: subject.level });
  const level = levels.find((each) => each.slug === subject.level);
  const trail = [
    { title: catalogueName(level?.title ?? subject.level), to: section },
    { title: names.subject },
    { title: names.category, to: back.to },
  ];
  const topic = { subject: subject.title, topic: name };
  const unit: QuizUnit = {
    key: `${slug}/${type}/${id}`,
    name: topicName(name),
    topic,
    trail,
    questions: parseQuestions(json_data),
    math,
  };
  return { title: unit.name, section, unit, back };
}

/** /school/{slug}/{type}/{id}: the unit quiz. */
export function Component() {
  return (
    <ApiPage loaded={usePageData<typeof loader>()}>
      {({ unit, back }) => <UnitQuiz key={unit.key} unit={unit} back={back} />}
    </ApiPage>
  );
}
