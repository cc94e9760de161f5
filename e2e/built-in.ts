import { join } from 'node:path';
import { readBuiltIns } from '#content/read/built-in.ts';
import { readContentFiles } from '#content/read/content-files.ts';
import type { Question } from '#exam/question.ts';

const builtIns = readBuiltIns(readContentFiles(join(import.meta.dirname, '..', 'content')));

/** A built-in question by its id, such as 'entrance.block-01.3' (content/read/built-in.ts). Throws without one. */
export function builtIn(id: string): Question {
  const found = builtIns.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no question ${id}.`);
  return found.question;
}
