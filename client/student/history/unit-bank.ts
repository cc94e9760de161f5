import type { LoadedBank } from '#content/load/loaded-bank.ts';
import { fetchCategory, fetchLevels, fetchSubjects } from '#client/lib/api/catalogue.ts';
import { parseQuestions } from '#client/lib/api/parse-questions.ts';
import { categoryKey } from '#exam/category.ts';

const nothing: LoadedBank = { questions: [], math: {} };

/**
 * The questions of a unit of the catalogue, by its id and its subject. The subject has the record's form ('science and technology'; null
 * for any). The record does not know its level. Rejects with an ApiError if the API does not answer.
 */
export async function loadUnitBank(unit: string, subject: string | null): Promise<LoadedBank> {
  const { signal } = new AbortController();
  const levels = await fetchLevels(signal);
  const subjects = (await Promise.all(levels.map(({ slug }) => fetchSubjects(slug, signal)))).flat();
  const parts = subjects
    .filter(({ title }) => subject === null || categoryKey(title) === subject)
    .flatMap(({ slug, categories }) => categories.map((category) => fetchCategory(slug, category.slug, signal)));
  const units = (await Promise.all(parts)).flatMap(({ items }) => items.flatMap(({ content }) => content));
  const found = units.find(({ id }) => String(id) === unit);
  return found ? { questions: parseQuestions(found.json_data), math: found.math ?? {} } : nothing;
}
