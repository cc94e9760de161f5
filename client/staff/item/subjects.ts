import topics from '#content/topics.json' with { type: 'json' };
import { language } from '#messages/language.ts';

interface SubjectName {
  readonly slug: string;
  readonly title: string;
  readonly nepali: string;
}

interface Subject extends SubjectName {
  readonly topics: readonly SubjectName[];
}

/** The subjects of the syllabi with their topics, in the order of teaching. */
export const subjects: readonly Subject[] = topics;

/** The screen's name of a subject or a topic. */
export function nameOf({ title, nepali }: SubjectName): string {
  return language === 'ne' ? nepali : title;
}

/** The name of a subject by its slug; a subject that the syllabi don't have shows its slug. */
export function subjectName(slug: string): string {
  const subject = subjects.find((each) => each.slug === slug);
  return subject === undefined ? slug : nameOf(subject);
}

/** The name of a topic by its slug, of any subject; a topic that teachers wrote stays as it is. */
export function topicName(slug: string): string {
  const topic = subjects.flatMap(({ topics: all }) => all).find((each) => each.slug === slug);
  return topic === undefined ? slug : nameOf(topic);
}
