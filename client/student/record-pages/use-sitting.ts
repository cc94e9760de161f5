import { useEffect, useEffectEvent, useState } from 'react';
import { useBack, useLocation, useNavigate } from '#client/student/navigation/page.ts';

/** What the address of a practice is given. */
const onSitting = 'sitting';

/** The practice that replaces a page. */
export interface SittingHere<T> {
  /** Null while the page itself shows. */
  readonly sitting: T | null;
  readonly begin: (sitting: T) => void;
  readonly end: () => void;
}

/**
 * A practice in place of a page, with its own history entry: Back shows the page, and does not leave it. A reload does the same. Calls
 * `onEnd` however it ends.
 */
export function useSitting<T>(onEnd: () => void): SittingHere<T> {
  const { given, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [begun, setBegun] = useState<{ readonly sitting: T } | null>(null);
  const here = given === onSitting;
  const ended = useEffectEvent(onEnd);
  useEffect(() => (here ? () => ended() : undefined), [here]);
  return {
    sitting: here && begun !== null ? begun.sitting : null,
    begin: (sitting) => {
      setBegun({ sitting });
      void navigate(pathname + search, { given: onSitting });
    },
    end: useBack(),
  };
}
