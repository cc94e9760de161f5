import { parseExamId } from '#client/student/exam/exam-id.ts';
import { examRoute } from '#client/student/exam/exam-routes.ts';
import { paths } from '#client/lib/paths.ts';

/** The mistakes of a topic of the record, with the record's form of its subject. */
export function mistakesOfTopic(subject: string, topic: string): string {
  return `${paths.mistakes.to()}?${new URLSearchParams({ subject, topic })}`;
}

/** The address of the practice of a topic by its title; null if it has none, or if the subjects do not come. */
export async function practiceAddress(topic: string): Promise<string | null> {
  try {
    const { practiceOfTopic } = await import('#client/student/exam/topic-practice.ts');
    const id = await practiceOfTopic(topic);
    const named = id === null ? null : parseExamId(id);
    return named && examRoute(named.format).to(named.key);
  } catch {
    return null;
  }
}
