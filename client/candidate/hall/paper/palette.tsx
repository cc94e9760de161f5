import { useEffect, useRef, useState } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { closeModal, showModal } from '#client/ui/modal.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import type { SittingView } from '#exam/sitting/view.ts';
import * as m from '#messages/hall.ts';
import { Cells, Dots, Legend } from './answer-cells.tsx';
import { Tabs } from './section-tabs.tsx';
import { useBackCloses } from './stay-here.ts';
import hall from '#client/candidate/frame/hall.module.css';
import styles from './palette.module.css';

interface PaletteProps {
  readonly view: SittingView;
  readonly go: (place: number) => void;
  readonly handIn: () => void;
}

/** The answer sheet beside the paper: one section as cells, the others as rows of dots that open. */
export function SidePalette({ view, go, handIn }: PaletteProps) {
  const [chosen, setChosen] = useState<{ section: number; at: number } | null>(null);
  // A section that the candidate opened stays open until the paper goes on to another.
  const open = chosen?.at === view.item.section ? chosen.section : view.item.section;
  return (
    <Sheet as="aside" className={`${styles.sheet} ${styles.side}`} aria-label={m.answerSheet}>
      <header className={`${layout.line} ${styles.head}`}>
        <h2>
          {m.answerSheet}
          <span className={`mono ${styles.all}`}>
            {view.answered}/{view.total}
          </span>
        </h2>
        <button type="button" className={styles.handIn} onClick={handIn}>
          {m.handIn}
        </button>
      </header>
      {view.sections.map(({ title, cells, answered }, section) =>
        section === open ? (
          <section key={title} className={styles.section} data-section="">
            <h3>
              {title}
              <span className={`mono ${styles.count}`}>
                {answered}/{cells.length}
              </span>
            </h3>
            <Cells cells={cells} current={view.item.place} go={go} />
          </section>
        ) : (
          <button
            key={title}
            type="button"
            className={styles.closed}
            onClick={() => setChosen({ section, at: view.item.section })}
          >
            <span>{title}</span>
            <span className={`mono ${styles.count}`}>
              {answered}/{cells.length}
            </span>
            <Dots cells={cells} current={view.item.place} />
          </button>
        ),
      )}
      <Legend counts={view.counts} />
    </Sheet>
  );
}

/** The answer sheet over the paper, on a phone. Time and state of saving stay visible above it. */
export function PaletteSheet({ view, go, handIn, close }: PaletteProps & { close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [here, setHere] = useState(view.item.section);
  useBackCloses(true, close);
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
    <dialog ref={dialog} className={`${styles.sheet} ${styles.over}`} aria-labelledby="palette-title" onCancel={close}>
      <div className={`${layout.line} ${styles.head}`}>
        <h2 id="palette-title">{m.answerSheet}</h2>
        <span className="mono">
          {view.answered}/{view.total}
        </span>
        <button type="button" className={`${hall.icon} -mr-12`} aria-label={m.closeSheet} onClick={close}>
          <Icon name="cross" />
        </button>
      </div>
      {view.sections.length > 1 && (
        <Tabs
          sections={view.sections}
          here={here}
          press={(section) => {
            setHere(section);
            sectionsOf(dialog.current)[section]?.scrollIntoView();
          }}
        />
      )}
      <div
        className={styles.sections}
        onScroll={({ currentTarget }) => setHere((asked) => sectionRead(currentTarget, asked))}
      >
        {view.sections.map(({ title, cells, answered }) => (
          <section key={title} className={styles.section} data-section="">
            <h3>
              {title}
              <span className={`mono ${styles.count}`}>
                {answered}/{cells.length}
              </span>
            </h3>
            <Cells cells={cells} current={view.item.place} go={(place) => then(() => go(place))()} />
          </section>
        ))}
      </div>
      <div className={styles.foot}>
        <Legend counts={view.counts} />
        <button type="button" className={`${button.outlined} ${button.wide} mt-10`} onClick={then(handIn)}>
          {m.handIn}
        </button>
      </div>
    </dialog>
  );
}

function sectionsOf(sheet: HTMLElement | null): readonly HTMLElement[] {
  return Array.from(sheet?.querySelectorAll<HTMLElement>('[data-section]') ?? []);
}

/**
 * The section that the candidate reads: the last that has come to the top. The sheet's end can't scroll to the top, so there the chosen
 * section stays.
 */
function sectionRead(list: HTMLElement, asked: number): number {
  const sections = sectionsOf(list);
  const { top, bottom } = list.getBoundingClientRect();
  const topOf = (section: number) => sections[section]?.getBoundingClientRect().top ?? 0;
  const atEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 1;
  if (atEnd && topOf(asked) >= top - 1 && topOf(asked) < bottom) return asked;
  return Math.max(0, sections.filter((_, section) => topOf(section) <= top + 8).length - 1);
}
