import { useEffect, useRef, useState } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { closeModal, showModal } from '#client/ui/modal.ts';
import button from '#client/ui/button.module.css';
import type { SittingView } from '#exam/sitting/view.ts';
import * as m from '#messages/hall.ts';
import { Cells, Dots, Legend } from './answer-cells.tsx';

interface PaletteProps {
  readonly view: SittingView;
  readonly go: (place: number) => void;
  readonly handIn: () => void;
}

/** The answer sheet beside the paper: one section as cells, the others as rows of dots that open. */
export function SidePalette({ view, go, handIn }: PaletteProps) {
  const [chosen, setChosen] = useState<{ section: number; at: number } | null>(null);
  // A section that was opened stays so until the paper goes on to another.
  const open = chosen?.at === view.item.section ? chosen.section : view.item.section;
  return (
    <aside className="pal side-pal" aria-label={m.answerSheet}>
      <header>
        <h2>
          {m.answerSheet}
          <span className="mono">
            {view.answered}/{view.total}
          </span>
        </h2>
        <button type="button" className="sbtn" onClick={handIn}>
          {m.handIn}
        </button>
      </header>
      {view.sections.map(({ title, cells, answered }, section) =>
        section === open ? (
          <section key={title} className="sec">
            <h3>
              {title}
              <span className="mono">
                {answered}/{cells.length}
              </span>
            </h3>
            <Cells cells={cells} current={view.item.place} go={go} />
          </section>
        ) : (
          <button
            key={title}
            type="button"
            className="shut"
            onClick={() => setChosen({ section, at: view.item.section })}
          >
            <span>{title}</span>
            <span className="mono">
              {answered}/{cells.length}
            </span>
            <Dots cells={cells} current={view.item.place} />
          </button>
        ),
      )}
      <Legend counts={view.counts} />
    </aside>
  );
}

/** The answer sheet over the paper, on a phone; time and state of saving stay in sight above it. */
export function PaletteSheet({ view, go, handIn, close }: PaletteProps & { close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement as HTMLElement | null;
    if (element && !element.open) showModal(element);
    element?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
    return () => {
      if (element?.open) closeModal(element, opener);
    };
  }, []);
  const then = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <dialog ref={dialog} className="pal over" aria-labelledby="palette-title" onCancel={close}>
      <div className="ph">
        <h2 id="palette-title">{m.answerSheet}</h2>
        <span className="mono">
          {view.answered}/{view.total}
        </span>
        <button type="button" className="icon-btn" aria-label={m.closeSheet} onClick={close}>
          <Icon name="cross" />
        </button>
      </div>
      <div className="scroll">
        {view.sections.map(({ title, cells, answered }) => (
          <section key={title} className="sec">
            <h3>
              {title}
              <span className="mono">
                {answered}/{cells.length}
              </span>
            </h3>
            <Cells cells={cells} current={view.item.place} go={(place) => then(() => go(place))()} />
          </section>
        ))}
      </div>
      <div className="pf">
        <Legend counts={view.counts} />
        <button type="button" className={`${button.outlined} ${button.wide}`} onClick={then(handIn)}>
          {m.handIn}
        </button>
      </div>
    </dialog>
  );
}
