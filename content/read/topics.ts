import { z } from 'zod';
import type { ContentFiles } from './content-files.ts';

/** A thing with a name in both languages. Its slug is its title in lower case, with hyphens for spaces. */
const named = { slug: z.string(), title: z.string(), nepali: z.string() };

const topicSchema = z.object(named);
const subjectSchema = z.object({
  ...named,
  /** Of its questions, without letter case; one category can stand for several subjects, as in Grade X science. */
  categories: z.array(z.string()),
  /** Whether students can practise it by topic. */
  practised: z.boolean(),
  topics: z.array(topicSchema),
});

/** A subject of the syllabi that the questions serve, with its topics in the order of teaching. No two subjects share a topic's slug. */
export type SyllabusSubject = z.infer<typeof subjectSchema>;

/** Reads `topics.json`. A file that is no good gives no subject, and a finding in `files`; nothing is thrown. */
export function readTopics(files: ContentFiles): readonly SyllabusSubject[] {
  return files.read('topics.json', z.array(subjectSchema)) ?? [];
}
