import layout from '#client/ui/layout.module.css';
import { Icon } from '#client/ui/icon.tsx';
import styles from './check-box.module.css';

interface CheckBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly tabIndex?: number;
  readonly onChange: () => void;
}

/** A box that darkens in graphite; its label is read out, not shown. */
export function CheckBox({ label, checked, disabled = false, tabIndex, onChange }: CheckBoxProps) {
  return (
    <span className={styles.box}>
      <input
        className={layout.cover}
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        tabIndex={tabIndex}
        autoComplete="off"
        onChange={onChange}
      />
      <i className={layout.centre} aria-hidden="true">
        <Icon name="tick" size={14} weight={3.4} />
      </i>
    </span>
  );
}
