import { memo, type CSSProperties } from 'react';
import type { Cell, CellState, SittingView } from '#exam/sitting/view.ts';
import * as m from '#messages/hall.ts';
import dots from '#client/ui/dots.module.css';
import styles from './answer-cells.module.css';

const stateLabels: Readonly<Record<CellState, string>> = {
  'not-seen': m.cellNotSeen,
  seen: m.cellSeen,
  answered: m.cellAnswered,
  flagged: m.cellFlagged,
  'answered-flagged': m.cellAnsweredFlagged,
};

/** How a state looks, beside its bubbles. */
function lookOf(state: CellState) {
  if (state === 'not-seen') return styles.new;
  return state.endsWith('flagged') ? styles.flagged : '';
}

/** The item's own bubbles, small. */
function Bubbles({ options, chosen }: { options: number; chosen: number | null }) {
  const style = { '--o': options, ...(chosen !== null && { '--c': chosen }) } as CSSProperties;
  const looks = [styles.bubbles, chosen !== null && styles.chosen, options > 4 && styles.many].filter(Boolean);
  return <i className={looks.join(' ')} style={style} />;
}

interface CellButtonProps extends Cell {
  readonly here: boolean;
  readonly go: (place: number) => void;
}

/** A question of the answer sheet. Its shape shows its state, and its name says it. */
const CellButton = memo(function CellButton({
  place,
  number,
  state,
  chosen,
  options,
  open,
  here,
  go,
}: CellButtonProps) {
  return (
    <li>
      <button
        type="button"
        className={`${styles.cell} ${lookOf(state)}`}
        aria-label={`${m.questionNumber(number)}, ${stateLabels[state]}`}
        aria-current={here || undefined}
        disabled={!open}
        onClick={() => go(place)}
      >
        <b>{number}</b>
        <Bubbles options={options} chosen={chosen} />
      </button>
    </li>
  );
});

export function Cells({
  cells,
  current,
  go,
}: {
  cells: readonly Cell[];
  current: number;
  go: (place: number) => void;
}) {
  return (
    <ol className={styles.cells}>
      {cells.map((cell) => (
        <CellButton key={cell.place} {...cell} here={cell.place === current} go={go} />
      ))}
    </ol>
  );
}

/** A row of dots, one for each question. */
export function Dots({ cells, current }: { cells: readonly Cell[]; current: number }) {
  return (
    <span className={`${dots.dots} ${styles.dots}`} aria-hidden="true">
      {cells.map(({ place, state, chosen }) => (
        <i
          key={place}
          className={[
            place === current ? styles.here : chosen !== null ? dots.filled : state === 'not-seen' ? styles.unseen : '',
            state.endsWith('flagged') ? styles.flag : '',
          ].join(' ')}
        />
      ))}
    </span>
  );
}

const legend: readonly { state: CellState; name: string; chosen: number | null }[] = [
  { state: 'not-seen', name: m.notSeen, chosen: null },
  { state: 'seen', name: m.seen, chosen: null },
  { state: 'answered', name: m.answered, chosen: 1 },
  { state: 'flagged', name: m.flagged, chosen: null },
  { state: 'answered-flagged', name: m.answeredFlagged, chosen: 1 },
];

/** The meaning of each look of a cell, and how many there are. */
export function Legend({ counts }: { counts: SittingView['counts'] }) {
  return (
    <ul className={styles.legend}>
      {legend.map(({ state, name, chosen }) => (
        <li key={state}>
          <span className={lookOf(state)} aria-hidden="true">
            <Bubbles options={4} chosen={chosen} />
          </span>
          <span>{name}</span>
          <span className="mono">{counts[state]}</span>
        </li>
      ))}
    </ul>
  );
}
