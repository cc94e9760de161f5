import type { Question } from '#exam/question.ts';
import type { CheckedBank } from '#content/read/finding.ts';
import type { FiledQuestion } from '#content/read/question-file.ts';

/** The questions of all banks by the slug of their topic; left out are those without one, and those that are asked in Nepali. */
export function questionsByTopic(banks: readonly CheckedBank[]): Map<string, FiledQuestion[]> {
  const filed = banks
    .flatMap(({ questions }) => questions)
    .filter(({ topic, language }) => topic !== undefined && language === undefined);
  return Map.groupBy(filed, ({ topic = '' }) => topic);
}

/**
 * A topic's questions as one paper: the easiest first, otherwise in their order; counted from 1, since they come from
 * many banks; all of the category that the subject is.
 */
export function practicePaper(category: string, questions: readonly FiledQuestion[]): Question[] {
  return questions
    .toSorted((a, b) => (a.difficulty ?? 0) - (b.difficulty ?? 0))
    .map(({ topic: _topic, difficulty: _difficulty, ...question }, place) => ({
      ...question,
      id: place + 1,
      category,
    }));
}
