import { type ReactNode, useId } from 'react';
import styles from './question.module.css';

interface QuestionProps {
  /** Left out, it is a section of the page without a number. */
  readonly number?: number;
  readonly title: string;
  /** A line under the title, or where more of it is. */
  readonly note?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A section of a page, as a question of a paper: its number, its title over a rule, and what there is to choose. */
export function Question({ number, title, note, className = '', children }: QuestionProps) {
  const id = useId();
  return (
    <section className={`${styles.question} ${className}`} aria-labelledby={id}>
      <header className={number === undefined ? undefined : styles.numbered}>
        {number !== undefined && (
          <span className={styles.number} aria-hidden="true">
            {number}.
          </span>
        )}
        <h2 className="h2" id={id}>
          {title}
        </h2>
        {note && <p className="small">{note}</p>}
      </header>
      {children}
    </section>
  );
}
