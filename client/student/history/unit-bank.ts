import type { LoadedBank } from '#content/load/loaded-bank.ts';
import type { PaperTopic } from '#exam/record/keep.ts';
import { fetchCategory, fetchLevels, fetchSubjects } from '#client/lib/api/catalogue.ts';
import { parseQuestions } from '#client/lib/api/parse-questions.ts';
import { categoryKey } from '#exam/category.ts';

/** The questions of a unit, with what the record files their answers under. */
interface UnitBank extends LoadedBank {
  readonly topic?: PaperTopic;
}

const nothing: UnitBank = { questions: [], math: {} };

/**
 * The questions of a unit of the catalogue, by its id and its subject. The subject has the record's form ('science and technology'; null
 * for any). The record does not know its level. Rejects with an ApiError if the API does not answer.
 */
export async function loadUnitBank(unit: string, subject: string | null): Promise<UnitBank> {
  const { signal } = new AbortController();
  const levels = await fetchLevels(signal);
  const subjects = (await Promise.all(levels.map(({ slug }) => fetchSubjects(slug, signal)))).flat();
  const parts = subjects
    .filter(({ title }) => subject === null || categoryKey(title) === subject)
    .flatMap(({ slug, categories }) => categories.map((category) => fetchCategory(slug, category.slug, signal)));
  const units = (await Promise.all(parts)).flatMap(({ items, subject: { title } }) =>
    items.flatMap(({ content }) => content.map((each) => ({ ...each, title }))),
  );
  const found = units.find(({ id }) => String(id) === unit);
  if (!found) return nothing;
  const { title, name, json_data, math = {} } = found;
  return { questions: parseQuestions(json_data), math, topic: { subject: title, topic: name } };
}
