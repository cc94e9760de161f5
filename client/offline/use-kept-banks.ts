import { useEffect, useState } from 'react';
import { loadBankList } from './bank-list.ts';
import { keepBanks, missingBanks } from './kept-banks.ts';

/** What of the banks is on this device. `bytes` are those of all banks, `missing` those still to come. */
export interface KeptBanks {
  readonly state: 'missing' | 'coming' | 'failed' | 'kept';
  readonly bytes: number;
  readonly missing: number;
}

/** Looks once at what is kept; null until that is known. `keep` fetches what is missing. */
export function useKeptBanks(): { kept: KeptBanks | null; keep: () => void } {
  const [kept, setKept] = useState<KeptBanks | null>(null);
  const change = (next: (now: KeptBanks) => KeptBanks) => setKept((now) => now && next(now));

  useEffect(() => {
    // Without the list there is nothing to offer.
    look('missing').then(setKept, () => {});
  }, []);

  const keep = () => {
    change((now) => ({ ...now, state: 'coming' }));
    fetchMissing((bytes) => change((now) => ({ ...now, missing: now.missing - bytes })))
      .then(
        () => look('missing'),
        () => look('failed'),
      )
      .then(setKept, () => change((now) => ({ ...now, state: 'failed' })));
  };
  return { kept, keep };
}

/** The caches as they are, only once the program itself is kept: papers alone would open nothing. */
async function look(whenMissing: 'missing' | 'failed'): Promise<KeptBanks> {
  await navigator.serviceWorker.ready;
  const { banks, bytes } = await loadBankList();
  const missing = (await missingBanks(banks)).reduce((total, bank) => total + bank.bytes, 0);
  return { state: missing === 0 ? 'kept' : whenMissing, bytes, missing };
}

async function fetchMissing(onBytes: (bytes: number) => void): Promise<void> {
  const { banks } = await loadBankList();
  await keepBanks(await missingBanks(banks), onBytes);
  // Asked for, not insisted on: kept even when the device runs short of room.
  await navigator.storage?.persist?.();
}
