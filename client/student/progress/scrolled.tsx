import { useRef, type ReactNode } from 'react';
import moreBeside from '#client/ui/more-beside.module.css';
import { useMore } from '#client/ui/use-more.ts';
import table from '#client/student/record-pages/record-table.module.css';

/** A table that scrolls, by keyboard too, if there is too little room. Its edge shows that there is more. */
export function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const { more, onScroll } = useMore(box);
  return (
    <div className={`${table.scrolled} ${moreBeside.edge} relative`} data-more={more || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keyboard */}
      <div ref={box} role="group" aria-label={label} tabIndex={0} onScroll={onScroll}>
        {children}
      </div>
    </div>
  );
}
