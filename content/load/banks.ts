import type { LoadedBank } from './loaded-bank.ts';

/** All but what only the server hands out, and English, which is practised by its topics (practice-topics.ts). */
const imports = import.meta.glob<LoadedBank>(
  [
    '../banks/**/*.json',
    '!../banks/bca/*',
    '!../banks/english/*',
    '!../banks/plus-2/*',
    '!../banks/entrance/mock.json',
  ],
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
