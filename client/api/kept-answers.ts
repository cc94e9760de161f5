/** Good answers of the catalogue, for the time when it can't be reached. Nothing of an account ever comes here. */
const cacheName = 'tayari-catalogue';
const dateHeader = 'x-kept-at';

/** Absent where the page does not come over a safe connection, as in a school's own network. */
const store = () => globalThis.caches?.open(cacheName);

/** An address of this site that no server is asked for; the API may have another. */
const keyOf = (path: string) => `/kept-answers${path}`;

/** Keeps an answer as that of now (`now` in ms). Full or closed storage keeps nothing, and nobody has to know. */
export async function keepAnswer(path: string, answer: unknown, now: number): Promise<void> {
  try {
    const kept = new Response(JSON.stringify(answer), { headers: { [dateHeader]: String(now) } });
    await (await store())?.put(keyOf(path), kept);
  } catch {
    // The page has its answer.
  }
}

/** The last answer that was kept, and when (in ms); null when there is none. */
export async function keptAnswer(path: string): Promise<{ answer: unknown; at: number } | null> {
  try {
    const kept = await (await store())?.match(keyOf(path));
    return kept ? { answer: await kept.json(), at: Number(kept.headers.get(dateHeader)) } : null;
  } catch {
    return null;
  }
}
