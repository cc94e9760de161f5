import { z } from 'zod';
import { categoryKey } from '#exam/category.ts';
import { parseQuestion } from '#exam/parse-question.ts';
import type { Question } from '#exam/question.ts';
import type { ContentFiles } from './content-files.ts';

/** A question of a bank or a chapter quiz, under an id of its own among all of them. */
export interface BuiltIn {
  /** 'entrance.block-01.17' for a bank's, 'unit.201.3' for a chapter quiz's; stays as long as the question does. */
  readonly id: string;
  /** A slug: 'mathematics'. */
  readonly subject: string;
  readonly topic: string | null;
  /** 1 to 5, or null where nobody has said it. */
  readonly difficulty: number | null;
  /** Nepali where there is a letter of Devanagari. */
  readonly language: 'en' | 'ne';
  /** The bank or the chapter that it stands in. */
  readonly source: string;
  readonly question: Question;
}

const bankSchema = z.array(z.unknown());
const quizSchema = z.looseObject({ id: z.int(), name: z.string(), questions: bankSchema });
const labelsSchema = z.looseObject({
  topic: z.string().trim().min(1).optional().catch(undefined),
  difficulty: z.int().min(1).max(5).optional().catch(undefined),
});

/** The slugs of subjects that banks call by more than one name. */
const slugs = new Map([
  ['general knowledge', 'gk'],
  ['computer science', 'computer'],
  ['logical reasoning', 'logic'],
]);

/**
 * Every question of the content folder once, in the order of the files' names; units that are put together from others
 * are left out. A file that can't be read is left out, with a finding in `files`, and so is an entry that is no question.
 */
export function readBuiltIns(files: ContentFiles): BuiltIn[] {
  const banks = files.under('banks/').flatMap((file) => {
    const name = file.slice('banks/'.length, -'.json'.length);
    return numbered(name.replaceAll('/', '.'), name, null, files.read(file, bankSchema) ?? []);
  });
  const quizzes = files
    .under('catalogue/')
    .filter((file) => file.includes('/chapter-quiz/'))
    .flatMap((file) => {
      const quiz = files.read(file, quizSchema);
      return quiz ? numbered(`unit.${quiz.id}`, quiz.name, quiz.name, quiz.questions) : [];
    });
  return [...banks, ...quizzes];
}

/** Ids can repeat in banks from elsewhere: the second question with one gets '.2' after it. */
function numbered(prefix: string, source: string, chapter: string | null, entries: readonly unknown[]): BuiltIn[] {
  const seen = new Map<string, number>();
  return entries.flatMap((entry) => {
    const question = parseQuestion(entry);
    if (!question) return [];
    const id = `${prefix}.${question.id}`;
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    const { topic = chapter, difficulty = null } = labelsSchema.parse(entry);
    const subject = slugOf(question.category);
    const language = question.language ?? 'en';
    return [{ id: times === 1 ? id : `${id}.${times}`, subject, topic, difficulty, language, source, question }];
  });
}

function slugOf(category: string): string {
  const key = categoryKey(category);
  return slugs.get(key) ?? key.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '');
}
