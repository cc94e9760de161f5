import { useEffect, useState } from 'react';
import { builtIn } from '#content/search/built-in.ts';
import type { Here } from '#content/search/search.ts';
import { isCached } from '#client/lib/api/catalogue-cache.ts';
import { heldBanks } from '#client/student/offline/held-banks.ts';
import { useOnline } from '#client/ui/use-online.ts';

/** What this device keeps, while there is no connection; undefined otherwise, and until it is known. */
export function useHere(): Here | undefined {
  const online = useOnline();
  const [here, setHere] = useState<Here>();
  useEffect(() => {
    if (online) return;
    let shown = true;
    void readHere().then((read) => shown && setHere(read));
    return () => {
      shown = false;
    };
  }, [online]);
  return online ? undefined : here;
}

async function readHere(): Promise<Here> {
  const answers = [...new Set(builtIn.places.map(({ needs }) => needs))].filter((needs) => needs.startsWith('/'));
  const [banks, cached] = await Promise.all([
    heldBanks().catch(() => new Set<string>()),
    Promise.all(answers.map((answer) => isCached(answer).catch(() => false))),
  ]);
  const held = new Set(answers.filter((_, place) => cached[place]));
  return { has: (needs) => banks.has(needs) || held.has(needs) };
}
