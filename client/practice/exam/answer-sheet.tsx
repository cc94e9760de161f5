import type { SheetCell, View } from '#exam/practice/view.ts';
import { memo, type CSSProperties } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { RegMarks } from '#client/ui/reg-marks.tsx';
import { markLooks, SheetDot, SheetLegend } from './sheet-mark.tsx';
import { sheetLabel } from './sheet-label.ts';
import '#client/styles/answer-sheet.css';

/** Up to here a question has room for a large dot; a longer paper is set small, with registration marks and a legend. */
const few = 20;

/** The desktop's answer sheet: every question with its small bubbles, the student's mark and the examiner's. */
export function AnswerSheet({ view, scored }: { view: View; scored: boolean }) {
  const withBubbles = scored && view.total > few;
  return (
    <aside className={withBubbles ? 'sheet omr' : 'sheet omr one'} aria-label="Answer sheet">
      {withBubbles && <RegMarks />}
      <header>
        <b>Answer sheet</b>
        <span className="mono small">
          {view.number}/{view.total}
        </span>
      </header>
      <div
        className="omr-rows"
        role="img"
        aria-label={sheetLabel(view, scored)}
        style={columnsOf(view.total, withBubbles)}
      >
        {view.sheet.map((cell, place) => {
          const number = String(place + 1).padStart(2, '0');
          return withBubbles ? (
            <SheetRow key={number} number={number} {...cell} tinted={place % 10 >= 5} />
          ) : (
            <span key={number} className="omr-row">
              <span className="k">{number}</span>
              <SheetDot mark={cell.mark} current={cell.current} />
            </span>
          );
        })}
      </div>
      {withBubbles && <SheetLegend />}
    </aside>
  );
}

/** Read downwards: a few questions in two columns, fifty dots in five, rows of bubbles in four, in blocks of five. */
function columnsOf(total: number, withBubbles: boolean) {
  if (total <= few) {
    return { gridTemplateRows: `repeat(${Math.ceil(total / 2)}, 30px)`, justifyContent: 'start', columnGap: 64 };
  }
  return { '--rows': withBubbles ? Math.ceil(total / 20) * 5 : Math.ceil(total / 5) } as CSSProperties;
}

/** Drawn anew only when its own question has changed. */
const SheetRow = memo(function SheetRow({ number, mark, options, chosenIndex, current, tinted }: SheetRowProps) {
  const { className, icon } = markLooks[mark];
  const bubbles = { '--n': options, ...(chosenIndex !== null && { '--c': chosenIndex }) };
  return (
    <span className={['omr-row', className, tinted ? 'alt' : '', current ? 'now' : ''].join(' ')}>
      <span className="k">{number}</span>
      <span className={chosenIndex === null ? 'b' : 'b on'} style={bubbles as CSSProperties} />
      {icon && <Icon name={icon} size={11} weight={4} />}
    </span>
  );
});

interface SheetRowProps extends SheetCell {
  readonly number: string;
  readonly tinted: boolean;
}
