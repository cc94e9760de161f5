import type { ReactNode } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import styles from './ruled-box.module.css';

interface BoxCellProps {
  readonly title: string;
  /** Whether something is chosen in it: it is darkened then. */
  readonly isSet?: boolean;
  readonly kind?: 'search' | 'text' | 'choice';
  readonly children: ReactNode;
}

/** A cell of a ruled box (ruled-box.module.css): its title above what is chosen or written in it. */
export function BoxCell({ title, isSet = false, kind = 'choice', children }: BoxCellProps) {
  return (
    <label className={styles.cell} data-kind={kind} data-set={isSet || undefined}>
      <span>{title}</span>
      {children}
      {kind === 'choice' && <Icon name="chevron" size={16} weight={2.4} />}
    </label>
  );
}
