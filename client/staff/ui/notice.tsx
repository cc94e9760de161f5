import type { ReactNode } from 'react';
import { StaffIcon } from './staff-icon.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  /** What failed is `bad`, what is to be known `calm`, what came out well `good`. */
  readonly kind?: 'bad' | 'calm' | 'good';
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly acts?: ReactNode;
}

const icons = { bad: 'warning', calm: 'info', good: 'tick' } as const;

/** A strip across the page that says what has happened; it is read out when it comes. */
export function Notice({ kind = 'bad', children, acts }: NoticeProps) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'bad' ? 'alert' : 'status'}>
      <StaffIcon name={icons[kind]} size={22} />
      <p>{children}</p>
      {acts !== undefined && <div className={styles.acts}>{acts}</div>}
    </div>
  );
}
