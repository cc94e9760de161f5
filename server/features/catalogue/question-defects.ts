import { parseQuestion } from '#exam/parse-question.ts';

/**
 * What is wrong with the text of a unit's questions, at most one sentence for each kind. The unit is served all the
 * same.
 */
export function questionDefects(jsonData: string): string[] {
  const questions = parseQuestions(jsonData);
  if (questions === null) return ['json_data is not the text of a list'];
  const parsed = questions.flatMap((entry) => parseQuestion(entry) ?? []);
  const unanswerable = parsed.filter(({ options, answer }) => !options.includes(answer));
  const ids = parsed.map(({ id }) => id);
  const repeated = ids.filter((id, place) => ids.indexOf(id) !== place);
  return [
    ...(questions.length === 0 ? ['there is no question'] : []),
    ...(parsed.length < questions.length ? [`${questions.length - parsed.length} entries are no questions`] : []),
    ...(unanswerable.length > 0 ? [`no option is the answer of ${unanswerable.map(({ id }) => id).join(', ')}`] : []),
    ...(repeated.length > 0 ? [`ids come more than once: ${repeated.join(', ')}`] : []),
  ];
}

/** The list in a unit's text, whatever its entries are, or null if it holds no list. */
export function parseQuestions(jsonData: string): readonly unknown[] | null {
  try {
    const list: unknown = JSON.parse(jsonData);
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}
