import { memo, type CSSProperties } from 'react';
import type { Cell, CellState, SittingView } from '#exam/sitting/view.ts';
import * as m from '#messages/hall.ts';

const stateLabels: Readonly<Record<CellState, string>> = {
  'not-seen': m.cellNotSeen,
  seen: m.cellSeen,
  answered: m.cellAnswered,
  flagged: m.cellFlagged,
  'answered-flagged': m.cellAnsweredFlagged,
};

/** The item's own bubbles, small. */
function Bubbles({ options, chosen, fresh }: { options: number; chosen: number | null; fresh: boolean }) {
  const style = { '--o': options, ...(chosen !== null && { '--c': chosen }) } as CSSProperties;
  const wide = options > 4 ? ' six' : '';
  return <i className={`pb${fresh ? ' new' : ''}${chosen === null ? '' : ' on'}${wide}`} style={style} />;
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
  const flagged = state === 'flagged' || state === 'answered-flagged';
  return (
    <li>
      <button
        type="button"
        className={`cell${state === 'not-seen' ? ' new' : ''}${flagged ? ' flag' : ''}`}
        aria-label={`${m.questionNumber(number)}, ${stateLabels[state]}`}
        aria-current={here || undefined}
        disabled={!open}
        onClick={() => go(place)}
      >
        <b>{number}</b>
        <Bubbles options={options} chosen={chosen} fresh={state === 'not-seen'} />
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
    <ol className="cells">
      {cells.map((cell) => (
        <CellButton key={cell.place} {...cell} here={cell.place === current} go={go} />
      ))}
    </ol>
  );
}

/** A row of dots, one for each question. */
export function Dots({ cells, current }: { cells: readonly Cell[]; current: number }) {
  return (
    <span className="dots" aria-hidden="true">
      {cells.map(({ place, state, chosen }) => (
        <i
          key={place}
          className={[
            place === current ? 'now' : chosen !== null ? 'f' : state === 'not-seen' ? 'n' : '',
            state.endsWith('flagged') ? 'fl' : '',
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
    <ul className="lg">
      {legend.map(({ state, name, chosen }) => (
        <li key={state}>
          <span className={`x${state.endsWith('flagged') ? ' fl' : ''}`} aria-hidden="true">
            <Bubbles options={4} chosen={chosen} fresh={state === 'not-seen'} />
          </span>
          <span>{name}</span>
          <span className="mono">{counts[state]}</span>
        </li>
      ))}
    </ul>
  );
}
