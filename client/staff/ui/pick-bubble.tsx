import { Bubble } from '#client/ui/bubble.tsx';
import styles from './pick-bubble.module.css';

interface PickBubbleProps {
  readonly letter: string;
  /** What picking it says, to a reader. */
  readonly label: string;
  /** The name of the radios that it is one of; without, others can be picked beside it. */
  readonly oneOf?: string;
  readonly isPicked: boolean;
  readonly onPick: (isPicked: boolean) => void;
}

/** An option that is made a right one by darkening its bubble. */
export function PickBubble({ letter, label, oneOf, isPicked, onPick }: PickBubbleProps) {
  return (
    <label className={styles.pick}>
      <input
        type={oneOf === undefined ? 'checkbox' : 'radio'}
        name={oneOf}
        aria-label={label}
        autoComplete="off"
        checked={isPicked}
        onChange={({ target }) => onPick(target.checked)}
      />
      <Bubble letter={letter} />
    </label>
  );
}
