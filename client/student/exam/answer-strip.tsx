import type { View } from '#exam/practice/view.ts';
import { memo } from 'react';
import { SheetDot, sheetLabel } from './sheet-dot.tsx';
import { SheetDrawer } from './sheet-drawer.tsx';
import layout from '#client/ui/layout.module.css';
import styles from './answer-strip.module.css';

const rowLength = 10;
/** As many dots as fit on a phone. */
const maxDots = 12;

/** The phone's picture of the answer sheet: the current ten as dots, and all of them in a drawer if there are more. */
export const AnswerStrip = memo(function AnswerStrip({ view, scored }: { view: View; scored: boolean }) {
  const whole = view.total <= maxDots;
  const first = whole ? 0 : Math.floor((view.number - 1) / rowLength) * rowLength;
  const shown = view.sheet.slice(first, first + (whole ? maxDots : rowLength));
  return (
    <div className={`narrow-only ${layout.row} ${styles.strip}`} data-whole={whole || undefined}>
      <span className={`mono ${styles.number}`} aria-hidden="true">
        {first + 1}
      </span>
      <div className={styles.dots} role="img" aria-label={sheetLabel(view, scored)}>
        {shown.map((cell, place) => (
          <SheetDot key={first + place} mark={cell.mark} current={cell.current} />
        ))}
      </div>
      <span className={`mono ${styles.number}`} aria-hidden="true">
        {first + shown.length}
      </span>
      {!whole && <SheetDrawer view={view} scored={scored} />}
    </div>
  );
});
