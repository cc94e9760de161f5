import type { SheetCell, View } from '#exam/view.ts';
import type { CSSProperties } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { RegMarks } from '#client/ui/reg-marks.tsx';
import { markLooks, SheetDot, SheetLegend } from './sheet-mark.tsx';
import { sheetLabel } from './sheet-label.ts';
import '#client/styles/answer-sheet.css';

/** The desktop's answer sheet: every question with its small bubbles, the student's mark and the examiner's. */
export function AnswerSheet({ view, scored }: { view: View; scored: boolean }) {
  return (
    <aside className={scored ? 'omr' : 'omr one'} aria-label="Answer sheet">
      <RegMarks />
      <header>
        <b>Answer sheet</b>
        <span className="mono small">
          {view.number}/{view.total}
        </span>
      </header>
      <div className="omr-rows" role="img" aria-label={sheetLabel(view, scored)}>
        {view.sheet.map((cell, place) => {
          const number = String(place + 1).padStart(2, '0');
          return scored ? (
            <SheetRow key={number} number={number} cell={cell} />
          ) : (
            <span key={number} className="omr-row">
              <span className="k">{number}</span>
              <SheetDot cell={cell} />
            </span>
          );
        })}
      </div>
      {scored && <SheetLegend />}
    </aside>
  );
}

function SheetRow({ number, cell }: { number: string; cell: SheetCell }) {
  const { className, icon } = markLooks[cell.mark];
  const bubbles = { '--n': cell.options, ...(cell.chosenIndex !== null && { '--c': cell.chosenIndex }) };
  return (
    <span className={['omr-row', className, cell.current ? 'now' : ''].join(' ')}>
      <span className="k">{number}</span>
      <span className={cell.chosenIndex === null ? 'b' : 'b on'} style={bubbles as CSSProperties} />
      {icon && <Icon name={icon} size={11} weight={4} />}
    </span>
  );
}
