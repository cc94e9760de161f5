import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'aria-disabled'> {
  /** `filled` goes on, `link` is a sentence, `icon` a sign with a name, and `bare` has the look of its place. */
  readonly kind?: 'filled' | 'outlined' | 'link' | 'icon' | 'bare';
  /** It does nothing now, and keeps its place and the focus. */
  readonly idle?: boolean;
  /** What a press does meanwhile, for example say why. */
  readonly onIdle?: () => void;
}

const looks = {
  filled: styles.filled,
  outlined: styles.outlined,
  link: styles.link,
  icon: styles.icon,
  bare: undefined,
};

/** A button. It sends a form only as `type="submit"`. */
export function Button({ kind = 'outlined', idle, onIdle, type = 'button', className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={[looks[kind], className].filter((name) => name !== undefined).join(' ') || undefined}
      aria-disabled={idle}
      onClick={idle ? onIdle : onClick}
    />
  );
}
