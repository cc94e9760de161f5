import type { Question } from '#exam/question.ts';
import sections from 'virtual:entrance-sections';
import type { MathMap } from '#content/math/math.ts';

/** A bank as the client loads it (content/build/bank-plugin.ts makes it from the file). */
export interface LoadedBank {
  readonly questions: readonly Question[];
  readonly math: MathMap;
}

/** All but what only the server hands out. */
const imports = import.meta.glob<LoadedBank>(
  ['../banks/**/*.json', '!../banks/bca/*', '!../banks/entrance/mock.json'],
  {
    import: 'default',
  },
);

/**
 * The dynamic import of a bank: 'category-test' is `banks/category-test.json`, a chunk of its own. Undefined when there
 * is no such bank.
 */
export function bankImport(name: string): (() => Promise<LoadedBank>) | undefined {
  return imports[`../banks/${name}.json`];
}

/** The names of the sections of a category of the timed entrance quiz's pool (content/build/sections.ts). */
export function sectionNames(category: string): string[] {
  return Object.keys(sections).filter((name) => name.startsWith(`${category}-`));
}

/** The dynamic import of such a section, as `bankImport` gives a bank's. */
export function sectionImport(name: string): (() => Promise<LoadedBank>) | undefined {
  const load = sections[name];
  return load && (() => load().then((module) => module.default));
}
