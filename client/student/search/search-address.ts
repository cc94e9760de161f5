import { longestQuery } from '#content/search/search.ts';
import type { QuestionPlace } from '#exam/question.ts';
import { paths } from '#client/lib/paths.ts';

/** What the address of a search says. */
export interface SearchAddress {
  readonly query: string;
  /** The question that is open in the results; null for none. */
  readonly open: QuestionPlace | null;
}

/** Reads the query of an address, such as '?q=light&question=12.5'. */
export function readSearch(search: string): SearchAddress {
  const values = new URLSearchParams(search);
  const [, topic, place] = /^(\d{1,4})\.(\d{1,4})$/.exec(values.get('question') ?? '') ?? [];
  return {
    query: (values.get('q') ?? '').slice(0, longestQuery),
    open: topic === undefined || place === undefined ? null : { topic: Number(topic), place: Number(place) },
  };
}

/** The query of the address of a search; empty for an empty one. */
export function writeSearch({ query, open }: SearchAddress): string {
  const values = new URLSearchParams({
    ...(query !== '' && { q: query }),
    ...(open !== null && { question: `${open.topic}.${open.place}` }),
  }).toString();
  return values === '' ? '' : `?${values}`;
}

/** The path of a search, for a link. */
export function searchPath(address: SearchAddress): string {
  return paths.search.to() + writeSearch(address);
}

/** Whether two results are the same question. */
export function isSame(one: QuestionPlace | null, other: QuestionPlace | null): boolean {
  return one?.topic === other?.topic && one?.place === other?.place;
}
