import type { View } from '#exam/view.ts';
import { useRef } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { SheetDot, SheetLegend } from './sheet-mark.tsx';
import { sheetLabel } from './sheet-label.ts';
import '#client/styles/drawer.css';

const rowLength = 10;

/** The phone's picture of the answer sheet: the current ten as dots, and all of them in a drawer. */
export function AnswerStrip({ view, scored }: { view: View; scored: boolean }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const first = Math.floor((view.number - 1) / rowLength) * rowLength;
  const ten = view.sheet.slice(first, first + rowLength);
  return (
    <div className="strip">
      <span className="mono" aria-hidden="true">
        {first + 1}
      </span>
      <div className="strip-dots" role="img" aria-label={sheetLabel(view, scored)}>
        {ten.map((cell, place) => (
          <SheetDot key={first + place} cell={cell} />
        ))}
      </div>
      <span className="mono" aria-hidden="true">
        {first + ten.length}
      </span>
      <button
        type="button"
        className="icon-btn"
        aria-label="Show the whole answer sheet"
        onClick={() => drawer.current?.showModal()}
      >
        <Icon name="chevron" size={22} />
      </button>
      <dialog ref={drawer} className="drawer" aria-label="Answer sheet" closedby="any">
        <header>
          <b>Answer sheet</b>
          <span className="mono small">
            {view.number}/{view.total}
          </span>
          <button type="button" className="icon-btn" aria-label="Close" onClick={() => drawer.current?.close()}>
            <Icon name="cross" />
          </button>
        </header>
        <SheetGrid view={view} label={sheetLabel(view, scored)} />
        {scored && <SheetLegend />}
      </dialog>
    </div>
  );
}

function SheetGrid({ view, label }: { view: View; label: string }) {
  const starts = Array.from({ length: Math.ceil(view.total / rowLength) }, (_, row) => row * rowLength);
  return (
    <div className="grid100" role="img" aria-label={label}>
      {starts.map((start) => (
        <div key={start}>
          <span className="mono">{start + 1}</span>
          <span className="grid-row">
            {view.sheet.slice(start, start + rowLength).map((cell, place) => (
              <SheetDot key={start + place} cell={cell} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
