import type { CheckedBank } from './finding.ts';
import type { ContentFiles } from './content-files.ts';
import { bankSchema, quizSchema } from './question-file.ts';

/**
 * Every list of questions in the content folder, bank or chapter quiz, in the order of file names. A file that can't be
 * read is left out, with a finding in `files`.
 */
export function readBanks(files: ContentFiles): CheckedBank[] {
  const banks = files.under('banks/').flatMap((file) => {
    const questions = files.read(file, bankSchema);
    return questions === null ? [] : [{ file, questions }];
  });
  const quizzes = files
    .under('catalogue/')
    .filter((file) => file.includes('/chapter-quiz/'))
    .flatMap((file) => {
      const quiz = files.read(file, quizSchema);
      return quiz === null ? [] : [{ file, questions: quiz.questions }];
    });
  return [...banks, ...quizzes];
}
