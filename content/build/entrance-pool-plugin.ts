import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Question } from '#exam/question.ts';
import { entrancePool } from '#content/load/find-bank.ts';
import { splitPool } from './split-pool.ts';

/** The modules that the plugin makes (content/build/virtual-entrance-pool.d.ts). */
export const poolQuestions = 'virtual:entrance/entrance-pool';
export const poolExplanations = 'virtual:entrance/entrance-explanations';

/**
 * A Vite plugin that puts the pool of the timed entrance quiz into two chunks. One has every question without its
 * explanation, the other the explanations. So the first question waits only for the first chunk.
 */
export function entrancePoolPlugin() {
  return {
    name: 'tayari-entrance-pool',
    resolveId: (id: string) => (id === poolQuestions || id === poolExplanations ? `\0${id}` : null),
    load(id: string) {
      if (id === `\0${poolQuestions}`) return moduleOf(splitPool(readPool()).questions);
      if (id === `\0${poolExplanations}`) return moduleOf(splitPool(readPool()).explanations);
      return null;
    },
  };
}

function readPool(): Question[] {
  const banks = join(import.meta.dirname, '..', 'banks');
  return entrancePool.flatMap((name) => JSON.parse(readFileSync(join(banks, `${name}.json`), 'utf8')) as Question[]);
}

/**
 * The code of a module whose default export is this value. A browser reads half a megabyte of JSON in half the time of
 * as much script.
 */
export function moduleOf(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
