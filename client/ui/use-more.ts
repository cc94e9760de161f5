import { useEffect, useState, type RefObject, type UIEvent } from 'react';

/** Whether a box that scrolls has more at its right, for the sign of more-beside.module.css; the box tells `onScroll`. */
export function useMore(box: RefObject<HTMLElement | null>) {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const scrolled = box.current;
    if (scrolled === null) return;
    const sizes = new ResizeObserver(() => setMore(hasMore(scrolled)));
    for (const each of [scrolled, ...scrolled.children]) sizes.observe(each);
    return () => sizes.disconnect();
  }, [box]);
  return { more, onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => setMore(hasMore(currentTarget)) };
}

/** A part of a pixel is nothing to scroll to. */
function hasMore({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): boolean {
  return scrollLeft + clientWidth < scrollWidth - 1;
}
