import { useState, type CSSProperties } from 'react';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { Bubble } from '#client/ui/bubble.tsx';
import button from '#client/ui/button.module.css';
import { Sheet } from '#client/ui/sheet.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import type { Cell, SittingView } from '#exam/sitting/view.ts';
import * as m from '#messages/hall.ts';
import { timeAt } from '#text/dates.ts';
import { Cells } from './answer-cells.tsx';
import hall from '#client/candidate/frame/hall.module.css';
import sheet from '#client/candidate/frame/whole-sheet.module.css';
import styles from './hand-in.module.css';
import row from '#client/ui/row-input.module.css';
import timing from '#client/ui/timing-mark.module.css';

interface HandInScreenProps {
  readonly view: SittingView;
  /** ms since 1970. */
  readonly now: number;
  readonly go: (place: number) => void;
  readonly back: () => void;
  readonly handIn: () => void;
}

/** The open and flagged questions, to go back to. Then two steps: the bubble, and the button. */
export function HandInScreen({ view, now, go, back, handIn }: HandInScreenProps) {
  const [sure, setSure] = useState(false);
  const wide = useMedia('(min-width: 1024px)');
  const cells = view.sections.flatMap((section) => section.cells);
  const open = cells.filter(({ chosen }) => chosen === null);
  const flagged = cells.filter(({ state }) => state === 'flagged' || state === 'answered-flagged');
  const opens = view.handInOpensInMs > 0 ? timeAt(now + view.handInOpensInMs + 59_999, timeZone) : null;
  return (
    <main id="main">
      <div className={styles.screen}>
        <div>
          <h1 className="h1">{m.handInQuestion}</h1>
          <p className="lead">{m.minutesLeft(Math.floor(view.remainingMs / 60_000))}</p>
          <dl className={`${styles.counts} mt-16`}>
            <Count name={m.countAnswered} count={view.answered} />
            <Count name={m.countOpen} count={open.length} />
            <Count name={m.countFlagged} count={flagged.length} />
          </dl>
          <Jump name={m.notAnswered} cells={open} go={go} />
          <Jump name={m.flagged} cells={flagged} go={go} />
          {opens === null ? (
            <>
              <label className={styles.sure}>
                <input
                  className={`${row.input} ${timing.marked}`}
                  type="checkbox"
                  checked={sure}
                  autoComplete="off"
                  onChange={({ currentTarget }) => setSure(currentTarget.checked)}
                />
                <Bubble letter="" />
                <span>{m.sure}</span>
              </label>
              <p className="small">{!sure && m.darkenFirst}</p>
            </>
          ) : (
            <p className={hall.refused}>{m.notBefore(opens)}</p>
          )}
          <div className={hall.actions}>
            <button type="button" className={button.filled} disabled={!sure || opens !== null} onClick={handIn}>
              {m.handIn}
            </button>
            <button type="button" className={button.outlined} onClick={back}>
              {m.backToPaper}
            </button>
          </div>
        </div>
        {wide && <WholeSheet cells={cells} answered={view.answered} />}
      </div>
    </main>
  );
}

/** The whole sheet at once, if there is room for it. The words beside it say the same. */
function WholeSheet({ cells, answered }: { cells: readonly Cell[]; answered: number }) {
  return (
    <Sheet as="div" className={sheet.sheet} aria-hidden="true">
      <header>
        <b>{m.answerSheet}</b>
        <span className="mono">
          {answered}/{cells.length}
        </span>
      </header>
      <ol style={{ '--o': Math.max(...cells.map(({ options }) => options)) } as CSSProperties}>
        {cells.map(({ place, number, options, chosen }) => (
          <li key={place} className={chosen === null ? sheet.empty : undefined}>
            <span className={sheet.number}>{String(number).padStart(2, '0')}</span>
            <span className={sheet.bubbles}>
              {Array.from({ length: options }, (_, option) => (
                <i key={option} className={option === chosen ? sheet.filled : undefined} />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

function Count({ name, count }: { name: string; count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{count}</dd>
    </div>
  );
}

function Jump({ name, cells, go }: { name: string; cells: readonly Cell[]; go: (place: number) => void }) {
  if (cells.length === 0) return null;
  return (
    <section className={`${styles.open} mt-20`}>
      <h2>{name}</h2>
      <Cells cells={cells} current={-1} go={go} />
    </section>
  );
}
