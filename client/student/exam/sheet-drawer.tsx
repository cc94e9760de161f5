import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import type { View } from '#exam/practice/view.ts';
import { useRef, useState } from 'react';
import { BackCloses } from '#client/student/shell/back-closes.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { closeModal, showModal } from '#client/ui/modal.ts';
import { SheetDot, sheetLabel, SheetLegend } from './sheet-dot.tsx';
import styles from './sheet-drawer.module.css';
import * as m from '#messages/exam.ts';

const rowLength = 10;

/** The whole answer sheet on a phone, with the button that opens it. */
export function SheetDrawer({ view, scored }: { view: View; scored: boolean }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // A closed drawer holds no dots, because there are a hundred to draw.
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    if (drawer.current) showModal(drawer.current);
  };
  const close = () => {
    if (drawer.current) closeModal(drawer.current, opener.current);
  };
  return (
    <>
      <button ref={opener} type="button" className={button.icon} aria-label={m.showSheet} onClick={show}>
        <Icon name="chevron" size={22} />
      </button>
      <dialog
        ref={drawer}
        className={styles.drawer}
        aria-label={m.answerSheet}
        closedby="any"
        onClose={() => setOpen(false)}
      >
        <header className={`${layout.line} ${styles.head}`}>
          <b className="flex-1 text-18">{m.answerSheet}</b>
          <span className="mono">
            {view.number}/{view.total}
          </span>
          <button type="button" className={`${button.icon} -mr-12`} aria-label={m.close} onClick={close}>
            <Icon name="cross" />
          </button>
        </header>
        {open && <BackCloses close={close} byHand />}
        {open && <SheetGrid view={view} label={sheetLabel(view, scored)} />}
        {scored && <SheetLegend />}
      </dialog>
    </>
  );
}

function SheetGrid({ view, label }: { view: View; label: string }) {
  const starts = Array.from({ length: Math.ceil(view.total / rowLength) }, (_, row) => row * rowLength);
  return (
    <div role="img" aria-label={label}>
      {starts.map((start) => (
        <div key={start} className={styles.ten}>
          <span className={`mono ${styles.number}`}>{start + 1}</span>
          <span className="flex justify-between">
            {view.sheet.slice(start, start + rowLength).map((cell, place) => (
              <SheetDot key={start + place} mark={cell.mark} current={cell.current} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
