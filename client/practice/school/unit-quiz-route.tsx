import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { orFailure } from '#client/api/answers.ts';
import { fetchLevels } from '#client/api/catalogue.ts';
import { parseQuestions } from '#client/api/parse-questions.ts';
import { missing } from '#client/shell/missing.ts';
import { paths } from '#client/shell/paths.ts';
import { UnitQuiz, type QuizUnit } from '#client/practice/unit-quiz/unit-quiz.tsx';
import { ApiPage } from '#client/shell/api-page.tsx';
import { loadCategory } from './load-category.ts';
import * as m from '#messages/units.ts';

/** One unit of a subject's category, with its questions. */
export function loader({ params: { slug = '', type = '', id = '' }, request: { signal } }: LoaderFunctionArgs) {
  return orFailure(load(slug, type, id, signal), signal);
}

async function load(slug: string, type: string, id: string, signal: AbortSignal) {
  const [{ subject, category, items }, levels] = await Promise.all([
    loadCategory(slug, type, signal),
    fetchLevels(signal),
  ]);
  const back = { to: paths.schoolCategory.to({ slug, type }), words: `${subject.title}, ${category.title}` };
  const found = items.flatMap(({ content }) => content).find((each) => String(each.id) === id);
  if (!found) {
    missing({
      title: m.noUnit(id, subject.title),
      detail: m.unitsListed(category.title),
      back: { label: m.seeUnits, to: back.to },
    });
  }
  const { name, json_data, math = {} } = found;
  const section = paths.schoolLevel.to({ slug: subject.level });
  const level = levels.find((each) => each.slug === subject.level);
  const trail = [
    { title: level?.title ?? subject.level, to: section },
    { title: subject.title },
    { title: category.title, to: back.to },
  ];
  const unit: QuizUnit = { id: found.id, name, trail, questions: parseQuestions(json_data), math };
  return { title: name, section, unit, back };
}

/** /school/{slug}/{type}/{id}: the unit quiz. */
export function Component() {
  return (
    <ApiPage loaded={useLoaderData<typeof loader>()}>
      {({ unit, back }) => <UnitQuiz key={unit.id} unit={unit} back={back} />}
    </ApiPage>
  );
}
