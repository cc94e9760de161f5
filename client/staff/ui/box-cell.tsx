import type { ReactNode } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import styles from './ruled-box.module.css';

interface BoxCellProps {
  readonly title: string;
  /** Whether it holds a choice: then it is darkened. */
  readonly isSet?: boolean;
  readonly kind?: 'search' | 'text' | 'choice';
  readonly children: ReactNode;
}

/** A cell of a ruled box (ruled-box.module.css): its title above the choice or the text in it. */
export function BoxCell({ title, isSet = false, kind = 'choice', children }: BoxCellProps) {
  return (
    <label className={styles.cell} data-kind={kind} data-set={isSet || undefined}>
      <span>{title}</span>
      {children}
      {kind === 'choice' && <Icon name="chevron" size={16} weight={2.4} />}
    </label>
  );
}
