import { shortName } from '#messages/categories.ts';

/** So many tabs have room for their whole names on a phone. */
const roomFor = 3;

/** What stands on the tabs of sections where there is little room; null where the whole names fit, or short ones would be alike. */
export function shortTabNames(titles: readonly string[]): readonly string[] | null {
  const short = titles.map(shortName);
  return titles.length > roomFor && new Set(short).size === titles.length ? short : null;
}
