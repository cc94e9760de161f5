import type { LoadedBank } from '#content/load/loaded-bank.ts';
import { topicImports } from '#content/load/practice-topics.ts';
import { chunk } from '#client/ui/chunk.ts';
import { examOf } from './exam-id.ts';
import { sameTitle, subjectAndTopic } from './exam-routes.ts';

/**
 * An address may write subject and topic without capitals and with hyphens; their names are those of the card. Unknown ones have no
 * questions. Rejects with a ChunkLoadError when the subject's topics do not come.
 */
export async function topicOnCard(key: string): Promise<string> {
  const [title, section] = subjectAndTopic(key);
  const { subject, topic } = await find(title, section);
  // oxlint-disable-next-line no-console -- docs/specification.md, section 8 asks for it
  if (!subject) console.error(`There is no subject ${title}.`);
  return `${subject?.title ?? title}/${topic?.title ?? section}`;
}

/** Loads a topic's questions, none if it does not exist. Rejects with a ChunkLoadError when they do not come. */
export async function loadTopic(key: string): Promise<LoadedBank> {
  const { topic } = await find(...subjectAndTopic(key));
  return topic ? chunk(topic.title, topic.load)() : { questions: [], math: {} };
}

/** The id of the practice of a topic by its title alone, null for none. Rejects with a ChunkLoadError when the subjects do not come. */
export async function practiceOfTopic(title: string): Promise<string | null> {
  const subjects = await Promise.all(topicImports.map(([name, load]) => chunk(name, load)()));
  const subject = subjects.find(({ topics }) => topics.some((topic) => topic.title === title));
  return subject === undefined ? null : examOf('topic-practice', `${subject.title}/${title}`).id;
}

async function find(title: string, section: string) {
  const [name, load] = topicImports.find(([each]) => sameTitle(each, title)) ?? [];
  const subject = name !== undefined && load ? await chunk(name, load)() : undefined;
  return { subject, topic: subject?.topics.find((topic) => sameTitle(topic.title, section)) };
}
