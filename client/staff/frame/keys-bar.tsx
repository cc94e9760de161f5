import act from '../ui/act.module.css';
import styles from './keys-bar.module.css';

interface KeysBarProps {
  /** Which keys do what, in the order of their use. */
  readonly keys: readonly (readonly [keys: readonly string[], does: string])[];
}

/** What the keyboard does on this screen; not there on touch. */
export function KeysBar({ keys }: KeysBarProps) {
  return (
    <p className={styles.keys}>
      {keys.map(([names, does]) => (
        <span key={does}>
          {names.map((name) => (
            <kbd key={name} className={act.key}>
              {name}
            </kbd>
          ))}
          {does}
        </span>
      ))}
    </p>
  );
}
