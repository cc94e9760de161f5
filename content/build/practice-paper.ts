import type { Question } from '#exam/question.ts';
import type { CheckedBank } from '#content/read/finding.ts';
import type { FiledQuestion } from '#content/read/question-file.ts';

/**
 * The questions of all banks in one language, by the slug of their topic; undefined is English. Questions without a
 * topic are left out.
 */
export function questionsByTopic(
  banks: readonly CheckedBank[],
  inLanguage: Question['language'],
): Map<string, FiledQuestion[]> {
  const filed = banks
    .flatMap(({ questions }) => questions)
    .filter(({ topic, language }) => topic !== undefined && language === inLanguage);
  return Map.groupBy(filed, ({ topic = '' }) => topic);
}

/**
 * A topic's questions as one paper: the easiest first, otherwise in their order. They are numbered anew from `first`,
 * since they come from many banks. All get the category of the subject.
 */
export function practicePaper(category: string, questions: readonly FiledQuestion[], first = 1): Question[] {
  return questions
    .toSorted((a, b) => (a.difficulty ?? 0) - (b.difficulty ?? 0))
    .map(({ topic: _topic, difficulty: _difficulty, ...question }, place) => ({
      ...question,
      id: first + place,
      category,
    }));
}
