import { builtIn, importTexts } from '#content/search/built-in.ts';
import { createSearch, type Search } from '#content/search/search.ts';
import { chunk } from '#client/ui/chunk.ts';

const texts = chunk('search-texts', importTexts);

let places: Search | undefined;
let whole: Search | undefined;

/** The search over all that is there: topics and units at once, questions once their texts have come. */
export function searchSoFar(): Search {
  return whole ?? (places ??= createSearch(builtIn, null));
}

/** The search over everything. Rejects with a ChunkLoadError when the texts of the questions don't come. */
export async function loadSearch(): Promise<Search> {
  if (whole !== undefined) return whole;
  const loaded = await texts();
  return (whole ??= createSearch(builtIn, loaded));
}
