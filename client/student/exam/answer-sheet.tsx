import type { SheetCell, SheetMark, View } from '#exam/practice/view.ts';
import { memo, type CSSProperties } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { markLooks, SheetDot, sheetLabel, SheetLegend } from './sheet-dot.tsx';
import styles from './answer-sheet.module.css';
import * as m from '#messages/exam.ts';

/** Up to this number each question has room for a large dot. A longer paper is small, with registration marks and a legend. */
const maxLargeDots = 20;

/** The desktop's answer sheet: every question with its small bubbles, the student's mark and the examiner's. */
export const AnswerSheet = memo(function AnswerSheet({ view, scored }: { view: View; scored: boolean }) {
  const withBubbles = scored && view.total > maxLargeDots;
  return (
    <Sheet
      as="aside"
      marks={withBubbles}
      className={`${styles.sheet} ${withBubbles ? '' : styles.dots}`}
      aria-label={m.answerSheet}
    >
      <header className={styles.head}>
        <b>{m.answerSheet}</b>
        <span className="mono small">
          {view.number}/{view.total}
        </span>
      </header>
      <div
        className={styles.rows}
        role="img"
        aria-label={sheetLabel(view, scored)}
        style={columnsOf(view.total, withBubbles)}
      >
        {view.sheet.map((cell, place) => {
          const number = String(place + 1).padStart(2, '0');
          return withBubbles ? (
            <BubbleRow key={number} number={number} {...cell} tinted={place % 10 >= 5} />
          ) : (
            <DotRow key={number} number={number} mark={cell.mark} current={cell.current} />
          );
        })}
      </div>
      {withBubbles && <SheetLegend className={styles.legend} />}
    </Sheet>
  );
});

/** In reading order downwards: a few questions in two columns, fifty dots in five, rows of bubbles in four, in blocks of five. */
function columnsOf(total: number, withBubbles: boolean) {
  if (total <= maxLargeDots) {
    return { gridTemplateRows: `repeat(${Math.ceil(total / 2)}, 30px)`, justifyContent: 'start', columnGap: 64 };
  }
  return { '--rows': withBubbles ? Math.ceil(total / 20) * 5 : Math.ceil(total / 5) } as CSSProperties;
}

interface BubbleRowProps extends SheetCell {
  readonly number: string;
  readonly tinted: boolean;
}

/** Drawn again only when its own question has changed. */
const BubbleRow = memo(function BubbleRow({ number, mark, options, chosenIndex, current, tinted }: BubbleRowProps) {
  const { icon } = markLooks[mark];
  const chosen = chosenIndex !== null;
  const bubbles = { '--options': options, ...(chosen && { '--chosen': chosenIndex }) };
  return (
    <span className={styles.row} data-mark={mark} data-current={current || undefined} data-tinted={tinted || undefined}>
      <span className={styles.number}>{number}</span>
      <span className={styles.bubbles} data-chosen={chosen || undefined} style={bubbles as CSSProperties} />
      {icon && <Icon name={icon} size={11} weight={4} />}
    </span>
  );
});

const DotRow = memo(function DotRow({ number, mark, current }: { number: string; mark: SheetMark; current: boolean }) {
  return (
    <span className={styles.row}>
      <span className={styles.number}>{number}</span>
      <SheetDot mark={mark} current={current} />
    </span>
  );
});
