/** Good answers of the catalogue, for times without it. Nothing of an account ever comes here. */
const cacheName = 'tayari-catalogue';
const dateHeader = 'x-cached-at';

/** Absent if the page does not come over a secure connection, as in a school's own network. */
const store = () => globalThis.caches?.open(cacheName);

/** An address of this site that no server gets requests for; the API may be on another site. */
const keyOf = (path: string) => `/catalogue-cache${path}`;

/** Caches an answer with the time `now` in ms. Full or blocked storage caches nothing, without a message. */
export async function cacheAnswer(path: string, answer: unknown, now: number): Promise<void> {
  await writeAnswer(path, answer, now).catch(() => {
    // The page has its answer.
  });
}

/** The same for an answer that no screen waits for: throws when it can't be cached. */
export async function writeAnswer(path: string, answer: unknown, now: number): Promise<void> {
  const cached = new Response(JSON.stringify(answer), { headers: { [dateHeader]: String(now) } });
  await (await store())?.put(keyOf(path), cached);
}

export async function isCached(path: string): Promise<boolean> {
  return (await (await store())?.match(keyOf(path))) !== undefined;
}

/** The last cached answer and its time (in ms); null when there is none. */
export async function cachedAnswer(path: string): Promise<{ answer: unknown; at: number } | null> {
  try {
    const cached = await (await store())?.match(keyOf(path));
    return cached ? { answer: await cached.json(), at: Number(cached.headers.get(dateHeader)) } : null;
  } catch {
    return null;
  }
}
