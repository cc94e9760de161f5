import { serverAnswers } from '#client/lib/api/server-answers.ts';

/**
 * Loads the first of several equivalent sources. Only without a connection it tries the others, one after the other, to find one on this
 * device. Rejects with the first one's error.
 */
export async function firstAvailable<T, Loaded>(
  choices: readonly T[],
  load: (choice: T) => Promise<Loaded>,
): Promise<Loaded> {
  const [first, ...others] = choices;
  if (first === undefined) throw new RangeError('There is nothing to choose from.');
  try {
    return await load(first);
  } catch (error) {
    if (await serverAnswers()) throw error;
    for (const other of others) {
      try {
        // oxlint-disable-next-line eslint/no-await-in-loop -- the first that is there is the one
        return await load(other);
      } catch {
        // Not on this device either.
      }
    }
    throw error;
  }
}
