import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuiltTopic } from '#content/build/built-topics.ts';
import {
  questionTopicFile,
  questionTopicsFile,
  type BuiltQuestionTopic,
  type BuiltQuestionTopics,
} from '#contract/built-pages.ts';

/** Writes the built-in questions by topic into dist/, from which the server makes the page of each. */
export function writeQuestionTopics(dist: string, topics: readonly BuiltTopic[]): void {
  mkdirSync(join(dist, dirname(questionTopicsFile)), { recursive: true });
  for (const [topic, { questions, math }] of topics.entries()) {
    const content: BuiltQuestionTopic = { questions, math };
    writeFileSync(join(dist, questionTopicFile(topic)), JSON.stringify(content));
  }
  const list: BuiltQuestionTopics = topics.map(({ subject, title, keys }) => ({ subject, title, keys }));
  writeFileSync(join(dist, questionTopicsFile), JSON.stringify(list));
}
