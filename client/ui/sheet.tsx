import type { HTMLAttributes } from 'react';
import { Icon } from './icon.tsx';
import styles from './sheet.module.css';

const corners = ['top left', 'top right', 'bottom left', 'bottom right'];

interface SheetProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'section' | 'div' | 'aside';
  /** Whether it has the registration marks of a printed form at its corners. */
  readonly marks?: boolean;
}

/** A sheet of paper that lies on the page. */
export function Sheet({ as: Element = 'section', marks = true, className = '', children, ...rest }: SheetProps) {
  return (
    <Element {...rest} className={`${styles.sheet} ${className}`}>
      {marks && (
        <span className={styles.marks} aria-hidden="true">
          {corners.map((corner) => (
            <Icon key={corner} name="registration" size={13} weight={1.6} />
          ))}
        </span>
      )}
      {children}
    </Element>
  );
}
