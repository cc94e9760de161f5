import type { ReactNode } from 'react';

/** A table that scrolls, by keyboard too, where large text leaves too little room for it. */
export function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keyboard
    <div className="scrolled" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
