import type { ReactNode } from 'react';
import layout from '#client/ui/layout.module.css';
import { StaffIcon } from './staff-icon.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  /** A failure is `bad`, a piece of information `calm`, a success `good`. */
  readonly kind?: 'bad' | 'calm' | 'good';
  readonly children: ReactNode;
  /** What a person can do about it. */
  readonly acts?: ReactNode;
}

const icons = { bad: 'warning', calm: 'info', good: 'tick' } as const;

/** A strip across the page with a message; a screen reader reads it when it comes. */
export function Notice({ kind = 'bad', children, acts }: NoticeProps) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'bad' ? 'alert' : 'status'}>
      <StaffIcon name={icons[kind]} size={22} />
      <p>{children}</p>
      {acts !== undefined && <div className={layout.row}>{acts}</div>}
    </div>
  );
}
