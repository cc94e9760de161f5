import { topicOfQuestion } from '#content/load/question-topics.ts';
import { mockExam } from '#exam/record/mock-exam.ts';

/**
 * A likely paper of a built-in question by its topic, if nothing says which paper asked it. Old bookmarks did not have their exam. It is
 * the practice of the topic, else the mock that draws on the most banks. Null for any other question. Rejects with a ChunkLoadError when
 * the subjects do not come.
 */
export async function likelyPaper(question: string): Promise<string | null> {
  const topic = topicOfQuestion(question);
  if (topic === null) return null;
  const { practiceOfTopic } = await import('#client/student/exam/topic-practice.ts');
  return (await practiceOfTopic(topic)) ?? mockExam('tu-bca');
}
