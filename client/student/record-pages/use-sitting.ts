import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The state of the history's entry on which a sitting stands. */
const onSitting = 'sitting';

/** What is practised in place of a page. */
export interface SittingHere<T> {
  /** Null while the page itself is shown. */
  readonly sitting: T | null;
  readonly begin: (sitting: T) => void;
  readonly end: () => void;
}

/**
 * A sitting in place of a page, on an entry of the history: Back shows the page, and does not leave it. So does a reload.
 * `onEnd` is called whichever way it ends.
 */
export function useSitting<T>(onEnd: () => void): SittingHere<T> {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [begun, setBegun] = useState<{ readonly sitting: T } | null>(null);
  const here = state === onSitting;
  const ended = useEffectEvent(onEnd);
  useEffect(() => (here ? () => ended() : undefined), [here]);
  return {
    sitting: here && begun !== null ? begun.sitting : null,
    begin: (sitting) => {
      setBegun({ sitting });
      void navigate({ search }, { state: onSitting });
    },
    end: () => void navigate(-1),
  };
}
