import * as m from '#messages/staff-pattern.ts';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import styles from './part.module.css';

interface RowActsProps {
  readonly name: string;
  readonly place: number;
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (place: number) => void;
  /** How many rows must stay. */
  readonly least?: number;
}

/** Moves a row of the pattern up or down, or removes it. */
export function RowActs({ name, place, count, onMove, onRemove, least = 0 }: RowActsProps) {
  return (
    <span className={styles.acts}>
      <Button kind="icon" aria-label={m.moveUp(name)} disabled={place === 0} onClick={() => onMove(place, place - 1)}>
        <span className={layout.up}>
          <StaffIcon name="chevron" size={18} />
        </span>
      </Button>
      <Button
        kind="icon"
        aria-label={m.moveDown(name)}
        disabled={place === count - 1}
        onClick={() => onMove(place, place + 1)}
      >
        <StaffIcon name="chevron" size={18} />
      </Button>
      <Button kind="icon" aria-label={m.remove(name)} disabled={count <= least} onClick={() => onRemove(place)}>
        <StaffIcon name="cross" size={18} />
      </Button>
    </span>
  );
}
