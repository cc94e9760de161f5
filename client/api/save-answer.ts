import { request } from './call.ts';
import { writeAnswer } from './catalogue-cache.ts';

/** Fetches the catalogue's answer of a path below the API, for the time without a network. Throws as call does, and where there is no room. */
export async function saveAnswer(path: string): Promise<void> {
  await writeAnswer(path, await request('GET', path), Date.now());
}
