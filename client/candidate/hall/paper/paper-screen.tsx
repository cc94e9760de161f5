import { useState } from 'react';
import { timeZone } from '#client/lib/time/time-zone.ts';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import { useMathFallback } from '#client/question/use-math-fallback.ts';
import type { SealedPaper } from '#contract/sealed-text.ts';
import { lastMinutesMs } from '#client/candidate/frame/hall-head.tsx';
import type { SittingView } from '#exam/sitting/view.ts';
import * as m from '#messages/hall.ts';
import { timeAt } from '#text/dates.ts';
import { Dots } from './answer-cells.tsx';
import { HallIcon } from '#client/candidate/frame/hall-icon.tsx';
import { PaletteSheet, SidePalette } from './palette.tsx';
import { PaperQuestion } from './paper-question.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { letterKeys, usePaperKeys } from './use-paper-keys.ts';
import styles from './paper-screen.module.css';

export interface PaperActs {
  readonly go: (place: number) => void;
  readonly choose: (option: string) => void;
  readonly strike: (option: string) => void;
  readonly flag: () => void;
  readonly clear: () => void;
  readonly handIn: () => void;
}

interface PaperScreenProps {
  readonly view: SittingView;
  readonly text: SealedPaper;
  readonly size: number;
  /** ms since 1970. */
  readonly endsAt: number;
  readonly acts: PaperActs;
}

/** One question at a time, and the answer sheet: beside it, or over it on a phone. */
export function PaperScreen({ view, text, size, endsAt, acts }: PaperScreenProps) {
  const wide = useMedia('(min-width: 1024px)');
  const [sheetOpen, setSheetOpen] = useState(false);
  const { previous, next, item } = view;
  const cells = view.sections.flatMap((section) => section.cells);
  const ten = Math.floor((item.number - 1) / 10) * 10;
  useMathFallback();
  usePaperKeys(view, acts);
  return (
    <main id="main" className={styles.paper}>
      <div className={styles.column}>
        <SectionTabs view={view} go={acts.go} />
        <PaperQuestion view={view} text={text} size={size} {...acts} />
        <div className={styles.tray}>
          {view.itemRemainingMs !== null && <p>{m.secondsForThis(Math.ceil(view.itemRemainingMs / 1000))}</p>}
          {view.remainingMs <= lastMinutesMs && <p>{m.atEnd(timeAt(endsAt, timeZone))}</p>}
          <div className={styles.ways}>
            {text.timing === 'whole' && (
              <button
                type="button"
                className={`${button.outlined} ${styles.previous}`}
                aria-label={m.previous}
                disabled={previous === null}
                onClick={() => previous !== null && acts.go(previous)}
              >
                <Icon name="back" />
                <span>{m.previous}</span>
              </button>
            )}
            <button
              type="button"
              className={`narrow-only ${styles.where}`}
              aria-label={m.showSheet(item.number, view.total)}
              onClick={() => setSheetOpen(true)}
            >
              <b className="inline-flex items-center">
                {m.of(item.number, view.total)}
                <HallIcon name="up" size={18} />
              </b>
              <Dots cells={cells.slice(ten, ten + 10)} current={item.place} />
            </button>
            <button
              type="button"
              className={button.filled}
              onClick={() => (next === null ? acts.handIn() : acts.go(next))}
            >
              {next === null ? m.handIn : m.next}
              <Icon name="arrow" />
            </button>
            {wide && <Keys />}
          </div>
        </div>
      </div>
      {wide && <SidePalette view={view} go={acts.go} handIn={acts.handIn} />}
      {sheetOpen && !wide && (
        <PaletteSheet view={view} go={acts.go} handIn={acts.handIn} close={() => setSheetOpen(false)} />
      )}
    </main>
  );
}

function Keys() {
  return (
    <p className={`${layout.row} ${styles.keys}`} aria-hidden="true">
      <span>{m.keys}</span>
      <span>
        <kbd>{'A'}</kbd>–<kbd>{'F'}</kbd> {m.keyChoose}
      </span>
      <span>
        <kbd>{letterKeys.flag}</kbd> {m.keyFlag}
      </span>
      <span>
        <kbd>{letterKeys.strike}</kbd> <kbd>{'A'}</kbd> {m.keyStrike}
      </span>
      <span>
        <kbd>←</kbd> <kbd>→</kbd> {m.keyMove}
      </span>
    </p>
  );
}
