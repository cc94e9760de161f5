import { questionTopics, type QuestionTopic } from '#content/load/question-topics.ts';
import { paths } from '#client/lib/paths.ts';

/** A topic in an address: 'physics/Optics'. */
export function topicKey({ subject, title }: Pick<QuestionTopic, 'subject' | 'title'>): string {
  return `${subject}/${title}`;
}

/** The number of a topic that has built-in questions, by the names in the record; null for any other. */
export function topicNumber(subject: string, title: string): number | null {
  const number = questionTopics.findIndex((topic) => topic.subject === subject && topic.title === title);
  return number < 0 ? null : number;
}

/** The page of own practice with this topic chosen. */
export function practiceOfTopicAddress(topic: Pick<QuestionTopic, 'subject' | 'title'>): string {
  return `${paths.practice.to()}?${new URLSearchParams({ topic: topicKey(topic) })}`;
}
