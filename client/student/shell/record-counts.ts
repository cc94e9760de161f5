import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Profile } from '#client/lib/session/profile.ts';
import { session, useSession } from '#client/lib/session/session.ts';

/** How many questions wait on a page of the record, by its address. */
export type Counts = Readonly<Record<string, number>>;

const none: Counts = {};

const store = createStore<{ readonly counts: Counts; readonly of: Profile | null }>(() => ({ counts: none, of: null }));

/** A page of the record has counted its questions. */
export function tellCounts(counts: Counts): void {
  store.setState({ counts, of: session.getState().user });
}

/** The last counts: the navigation reads no record for them. Only those of the present student. */
export function useCounts(): Counts {
  const { user } = useSession();
  const { counts, of } = useStore(store);
  return user === of ? counts : none;
}
