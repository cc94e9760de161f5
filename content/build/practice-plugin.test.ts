import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tailLength, tailOf } from '#content/load/question-tail.ts';
import { readBuiltIns } from '#content/read/built-in.ts';
import { readContentFiles } from '#content/read/content-files.ts';
import { readTopics } from '#content/read/topics.ts';
import { questionKey } from '#exam/question-key.ts';
import { practiceModules, practicePlugin } from './practice-plugin.ts';

test('every question of the banks is told under its topic, and under no other', () => {
  const code = practicePlugin().load(`\0${practiceModules}of-questions`) ?? '';
  const tails = JSON.parse(code.replace('export default ', '')) as Record<string, string>;
  const told = new Map<string, Set<string>>();
  for (const [title, all] of Object.entries(tails)) {
    for (let from = 0; from < all.length; from += tailLength) {
      const tail = all.slice(from, from + tailLength);
      told.set(tail, (told.get(tail) ?? new Set()).add(title));
    }
  }
  const files = readContentFiles(join(import.meta.dirname, '..'));
  const titles = new Map(readTopics(files).flatMap(({ topics }) => topics.map(({ slug, title }) => [slug, title])));
  const filed = readBuiltIns(files).filter(({ id, topic }) => topic !== null && !id.startsWith('unit.'));
  expect(filed.length).toBeGreaterThan(1000);
  const wrong = filed.filter(({ topic, question }) => {
    const found = [...(told.get(tailOf(questionKey(question))) ?? [])];
    return found.length !== 1 || found[0] !== titles.get(topic ?? '');
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
