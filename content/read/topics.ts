import { z } from 'zod';
import type { ContentFiles } from './content-files.ts';

/** A thing with a name in both languages. Its slug is its title in lower case, with hyphens for spaces. */
const named = { slug: z.string(), title: z.string(), nepali: z.string() };

const topicSchema = z.object(named);
const subjectSchema = z.object({
  ...named,
  /**
   * The categories of its questions, in any letter case. One category can stand for several subjects, as in Grade X
   * science.
   */
  categories: z.array(z.string()),
  /** Whether students can practise it by topic. */
  practised: z.boolean(),
  topics: z.array(topicSchema),
});

/**
 * A subject of the syllabi behind the questions, with its topics in the order of teaching. No two subjects share a
 * topic's slug.
 */
export type SyllabusSubject = z.infer<typeof subjectSchema>;

/** Reads `topics.json`. A file with errors gives no subjects, and a finding in `files`. Never throws. */
export function readTopics(files: ContentFiles): readonly SyllabusSubject[] {
  return files.read('topics.json', z.array(subjectSchema)) ?? [];
}
