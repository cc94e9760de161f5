import { useEffect, useRef, type RefObject } from 'react';

/** Whether the part still shows, for what ends after a wait. */
export function useIsHere(): RefObject<boolean> {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
