import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Question } from '#exam/question.ts';
import { entrancePool } from '#content/load/find-bank.ts';
import { splitPool } from './split-pool.ts';

/** The modules that the plugin makes (content/build/virtual-entrance-pool.d.ts). */
export const poolQuestions = 'virtual:entrance/entrance-pool';
export const poolExplanations = 'virtual:entrance/entrance-explanations';

/**
 * A Vite plugin: the pool of the timed entrance quiz in two chunks, so that the first question waits for the first of
 * them only: every question without its explanation, and the explanations.
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

/** The code of a module whose default export is this value. A browser reads half a megabyte of JSON in half the time that it takes for as much of a script. */
export function moduleOf(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
