import type { SheetMark, View } from '#exam/practice/view.ts';
import { memo } from 'react';
import { Icon, type IconName } from '#client/ui/icon.tsx';
import layout from '#client/ui/layout.module.css';
import styles from './sheet-dot.module.css';
import * as m from '#messages/exam.ts';

interface MarkLook {
  readonly icon: IconName | null;
  readonly words: string;
}

/** The drawing and the name of each mark of the answer sheet. */
export const markLooks: Readonly<Record<SheetMark, MarkLook>> = {
  ahead: { icon: null, words: m.toCome },
  now: { icon: null, words: m.now },
  answered: { icon: null, words: m.goneBy },
  right: { icon: 'tick', words: m.right },
  wrong: { icon: 'cross', words: m.wrong },
  missed: { icon: 'dash', words: m.noAnswer },
};

/** The picture of the answer sheet in one sentence: 'Question 37 of 100, 24 correct so far'. */
export function sheetLabel({ number, total, score }: View, scored: boolean): string {
  return m.sheet(number, total) + (scored ? m.soFar(score) : '');
}

/**
 * One question as a dot: a ring for one to come, marigold for the current one, then graphite or the examiner's mark. A sheet has a hundred
 * of them, and a press of Next changes one or two.
 */
export const SheetDot = memo(function SheetDot({ mark, current }: { mark: SheetMark; current: boolean }) {
  const { icon } = markLooks[mark];
  return (
    <i className={`${layout.centre} ${styles.dot}`} data-mark={mark} data-current={current || undefined}>
      {icon && <Icon name={icon} size={14} weight={3.4} />}
    </i>
  );
});

const legend: readonly SheetMark[] = ['right', 'wrong', 'missed', 'now'];

/** The meaning of the dots, for formats that mark answers. */
export const SheetLegend = memo(function SheetLegend({ className = '' }: { className?: string | undefined }) {
  return (
    <div className={`${styles.legend} mt-16 ${className} flex flex-wrap`}>
      {legend.map((mark) => (
        <span className="inline-flex items-center" key={mark}>
          <SheetDot mark={mark} current={mark === 'now'} />
          {markLooks[mark].words.replace(/^./, (first) => first.toUpperCase())}
        </span>
      ))}
    </div>
  );
});
