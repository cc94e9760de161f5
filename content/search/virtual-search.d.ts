/** build/search-plugin.ts makes these modules. */
declare module 'virtual:search/places' {
  import type { Searchable } from '#content/search/searchable.ts';

  const searchable: Searchable;
  export default searchable;
}

declare module 'virtual:search/search-texts' {
  const texts: string;
  export default texts;
}
