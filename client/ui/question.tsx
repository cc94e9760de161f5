import { type ReactNode, useId } from 'react';
import styles from './question.module.css';

interface QuestionProps {
  /** Without it, this is a section of the page without a number. */
  readonly number?: number;
  readonly title: string;
  /** A line under the title, or a link to more. */
  readonly note?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A section of a page, like a question of a paper: its number, its title over a rule, and its choices. */
export function Question({ number, title, note, className = '', children }: QuestionProps) {
  const id = useId();
  return (
    <section className={`${styles.question} ${className}`} aria-labelledby={id}>
      <header className={number === undefined ? undefined : styles.numbered}>
        {number !== undefined && (
          <span className="font-mono ink-3" aria-hidden="true">
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
