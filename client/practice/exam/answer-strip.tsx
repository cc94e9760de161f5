import type { View } from '#exam/practice/view.ts';
import { useRef, useState } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { SheetDot, SheetLegend } from './sheet-mark.tsx';
import { sheetLabel } from './sheet-label.ts';
import '#client/styles/drawer.css';

const rowLength = 10;
/** As many dots as a phone is wide. */
const most = 12;

/** The phone's picture of the answer sheet: the current ten as dots, and all of them in a drawer where there are more. */
export function AnswerStrip({ view, scored }: { view: View; scored: boolean }) {
  const whole = view.total <= most;
  const first = whole ? 0 : Math.floor((view.number - 1) / rowLength) * rowLength;
  const shown = view.sheet.slice(first, first + (whole ? most : rowLength));
  return (
    <div className={whole ? 'strip whole' : 'strip'}>
      <span className="mono" aria-hidden="true">
        {first + 1}
      </span>
      <div className="strip-dots" role="img" aria-label={sheetLabel(view, scored)}>
        {shown.map((cell, place) => (
          <SheetDot key={first + place} mark={cell.mark} current={cell.current} />
        ))}
      </div>
      <span className="mono" aria-hidden="true">
        {first + shown.length}
      </span>
      {!whole && <SheetDrawer view={view} scored={scored} />}
    </div>
  );
}

function SheetDrawer({ view, scored }: { view: View; scored: boolean }) {
  const drawer = useRef<HTMLDialogElement>(null);
  // A closed drawer holds no dots: there are a hundred to draw.
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="icon-btn"
        aria-label="Show the whole answer sheet"
        onClick={() => {
          setOpen(true);
          drawer.current?.showModal();
        }}
      >
        <Icon name="chevron" size={22} />
      </button>
      <dialog ref={drawer} className="drawer" aria-label="Answer sheet" closedby="any" onClose={() => setOpen(false)}>
        <header>
          <b>Answer sheet</b>
          <span className="mono">
            {view.number}/{view.total}
          </span>
          <button type="button" className="icon-btn" aria-label="Close" onClick={() => drawer.current?.close()}>
            <Icon name="cross" />
          </button>
        </header>
        {open && <SheetGrid view={view} label={sheetLabel(view, scored)} />}
        {scored && <SheetLegend />}
      </dialog>
    </>
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
              <SheetDot key={start + place} mark={cell.mark} current={cell.current} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
