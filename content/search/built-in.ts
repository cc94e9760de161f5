import searchable from 'virtual:search/places';
import type { Searchable } from './searchable.ts';

/** All topics and units of the product, and what its words mean in the other language. */
export const builtIn: Searchable = searchable;

/** The dynamic import of the texts of all questions: 112 kB. */
export const importTexts = (): Promise<string> =>
  import('virtual:search/search-texts').then((module) => module.default);
