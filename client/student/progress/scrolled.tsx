import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';

/** A table that scrolls, by keyboard too, if there is too little room. Its edge shows that there is more. */
export function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState(false);
  const look = useCallback(() => {
    const { scrollLeft, clientWidth, scrollWidth } = box.current ?? { scrollLeft: 0, clientWidth: 0, scrollWidth: 0 };
    // A part of a pixel is nothing to scroll to.
    setMore(scrollLeft + clientWidth < scrollWidth - 1);
  }, []);
  useEffect(() => {
    const sizes = new ResizeObserver(look);
    for (const each of box.current ? [box.current, ...box.current.children] : []) sizes.observe(each);
    return () => sizes.disconnect();
  }, [look]);
  return (
    <div className="scrolled" data-more={more || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keyboard */}
      <div ref={box} role="group" aria-label={label} tabIndex={0} onScroll={look}>
        {children}
      </div>
    </div>
  );
}
