import type { SheetCell, SheetMark } from '#exam/practice/view.ts';
import { memo } from 'react';
import { Icon, type IconName } from '#client/ui/icon.tsx';
import '#client/styles/strip.css';

interface MarkLook {
  readonly className: string;
  readonly icon: IconName | null;
  readonly words: string;
}

/** How each mark of the answer sheet is drawn and named. */
export const markLooks: Readonly<Record<SheetMark, MarkLook>> = {
  ahead: { className: '', icon: null, words: 'to come' },
  now: { className: '', icon: null, words: 'now' },
  answered: { className: 'done', icon: null, words: 'gone by' },
  right: { className: 'ok', icon: 'tick', words: 'correct' },
  wrong: { className: 'no', icon: 'cross', words: 'incorrect' },
  missed: { className: 'miss', icon: 'dash', words: 'no answer' },
};

/**
 * One question as a dot: a ring to come, marigold for the current one, then graphite or what the examiner made of it.
 * There are a hundred of them on a sheet, of which a press of Next changes one or two.
 */
export const SheetDot = memo(function SheetDot({ mark, current }: Pick<SheetCell, 'mark' | 'current'>) {
  const { className, icon } = markLooks[mark];
  return (
    <i className={['st', current ? 'now' : '', className].join(' ')}>
      {icon && <Icon name={icon} size={14} weight={3.4} />}
    </i>
  );
});

const legend: readonly SheetMark[] = ['right', 'wrong', 'missed', 'now'];

/** What the dots mean, for formats that mark answers. */
export function SheetLegend() {
  return (
    <div className="legend">
      {legend.map((mark) => (
        <span key={mark}>
          <SheetDot mark={mark} current={mark === 'now'} />
          {markLooks[mark].words.replace(/^./, (first) => first.toUpperCase())}
        </span>
      ))}
    </div>
  );
}
