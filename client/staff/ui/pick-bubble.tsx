import layout from '#client/ui/layout.module.css';
import { Bubble } from '#client/ui/bubble.tsx';
import styles from './pick-bubble.module.css';

interface PickBubbleProps {
  readonly letter: string;
  /** The text for a screen reader. */
  readonly label: string;
  /** The name of the radios that it belongs to; without it, several can be darkened. */
  readonly oneOf?: string;
  readonly isPicked: boolean;
  readonly onPick: (isPicked: boolean) => void;
}

/** An option that becomes a right one by darkening its bubble. */
export function PickBubble({ letter, label, oneOf, isPicked, onPick }: PickBubbleProps) {
  return (
    <label className={`${layout.centre} ${styles.pick}`}>
      <input
        className={layout.cover}
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
