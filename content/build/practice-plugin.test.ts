import { expect, test } from 'vitest';
import { tailLength, tailOf } from '#content/load/question-tail.ts';
import type { TopicRow } from '#content/load/question-topics.ts';
import { readBuiltIns } from '#content/read/built-in.ts';
import { readContentFiles } from '#content/read/content-files.ts';
import { readTopics } from '#content/read/topics.ts';
import { questionKey } from '#exam/question-key.ts';
import { join } from 'node:path';
import { practiceModules, practicePlugin } from './practice-plugin.ts';

test('every built-in question stands once, under its topic', () => {
  const code = practicePlugin().load(`\0${practiceModules}of-questions`) ?? '';
  const rows = JSON.parse(code.replace('export default ', '')) as readonly TopicRow[];
  const told = new Map<string, string[]>();
  for (const [, title, english, inNepali, tails] of rows) {
    expect(tails).toHaveLength([...english, ...inNepali].reduce((sum, count) => sum + count, 0) * tailLength);
    for (let from = 0; from < tails.length; from += tailLength) {
      const tail = tails.slice(from, from + tailLength);
      told.set(tail, [...(told.get(tail) ?? []), title]);
    }
  }
  const files = readContentFiles(join(import.meta.dirname, '..'));
  const titles = new Map(readTopics(files).flatMap(({ topics }) => topics.map(({ slug, title }) => [slug, title])));
  const builtIns = readBuiltIns(files);
  expect(builtIns.length).toBeGreaterThan(4000);
  const wrong = builtIns.filter(({ topic, question }) => {
    const found = told.get(tailOf(questionKey(question))) ?? [];
    return found.length !== 1 || found[0] !== titles.get(topic ?? '');
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
