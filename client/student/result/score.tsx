import type { ReactNode } from 'react';
import { RollNumber } from '#client/ui/roll-number.tsx';
import { figure } from '#messages/language.ts';
import layout from '#client/ui/layout.module.css';
import styles from './score.module.css';

interface ScoreProps {
  /** 'You got : ', read out together with the numbers. */
  readonly label: string;
  readonly score: number;
  /** The text between score and total. */
  readonly of: string;
  readonly total: number;
  /** A line below the numbers. */
  readonly children?: ReactNode;
}

/** A score in words and digits, and as the roll number of an OMR form. */
export function Score({ label, score, of, total, children }: ScoreProps) {
  return (
    <div className={`${layout.between} ${styles.score}`}>
      <div>
        <p className={styles.reading}>
          <small>{label}</small>
          <span className={styles.figures}>
            {figure(score)}{' '}
            <span className={styles.total}>
              {of} {figure(total)}
            </span>
          </span>
        </p>
        {children !== undefined && <p className="small mt-12">{children}</p>}
      </div>
      <RollNumber value={score} like={total} />
    </div>
  );
}
