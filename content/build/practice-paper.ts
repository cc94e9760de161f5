import type { Question } from '#exam/question.ts';
import type { CheckedBank } from '#content/read/finding.ts';
import type { FiledQuestion } from '#content/read/question-file.ts';

/**
 * The questions of all banks by the slug of their topic. Questions without a topic and questions in Nepali are left
 * out.
 */
export function questionsByTopic(banks: readonly CheckedBank[]): Map<string, FiledQuestion[]> {
  const filed = banks
    .flatMap(({ questions }) => questions)
    .filter(({ topic, language }) => topic !== undefined && language === undefined);
  return Map.groupBy(filed, ({ topic = '' }) => topic);
}

/**
 * A topic's questions as one paper: the easiest first, otherwise in their order. They are numbered from 1, since they
 * come from many banks. All get the category of the subject.
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
