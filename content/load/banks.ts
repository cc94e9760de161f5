import type { LoadedBank } from './loaded-bank.ts';

/**
 * All banks except those that only the server sends, and except English: its practice is by topic (practice-topics.ts).
 */
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
 * The dynamic import of a bank: 'category-test' is `banks/category-test.json`, in its own chunk. Undefined without such
 * a bank.
 */
export function bankImport(name: string): (() => Promise<LoadedBank>) | undefined {
  return imports[`../banks/${name}.json`];
}
