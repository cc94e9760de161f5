import type { MouseEventHandler, ReactNode } from 'react';
import { Bubble } from './bubble.tsx';
import { Link } from './link.tsx';
import layout from '#client/ui/layout.module.css';
import styles from './option-link.module.css';
import { PlaceholderBar } from './placeholder-bar.tsx';
import timing from './timing-mark.module.css';
import { figure } from '#messages/language.ts';
import { questions } from '#messages/parts.ts';

interface OptionLinksProps {
  /** How many stand side by side if there is room. */
  readonly columns?: 2 | 3;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** The options of a question as links. Its children are OptionLinks, or OptionPlaceholders during loading. */
export function OptionLinks({ columns, busy = false, children }: OptionLinksProps) {
  return (
    <ul className={styles.options} data-columns={columns} aria-busy={busy}>
      {children}
    </ul>
  );
}

interface OptionLinkProps {
  readonly letter: string;
  readonly to: string;
  readonly title: string;
  readonly note?: string | undefined;
  /** How many questions it holds. */
  readonly count?: number;
  readonly onClick?: MouseEventHandler;
}

/** A link that is an option of a question: its bubble darkens under the pointer. */
export function OptionLink({ letter, to, title, note, count, onClick }: OptionLinkProps) {
  return (
    <li>
      <Link className={`${layout.line} ${styles.row} ${timing.marked}`} to={to} onClick={onClick}>
        <Bubble letter={letter} />
        <span className={`${styles.text} flex-1 min-w-0`}>
          <b>{title}</b>
          {note && <small>{note}</small>}
        </span>
        {count !== undefined && (
          <span className="font-mono text-15 ink-2">
            {figure(count)}
            <span className="vh">{questions}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

/** Holds the place of an OptionLink until its data has come. */
export function OptionPlaceholder({ letter, width }: { letter: string; width: string }) {
  return (
    <li className={`${layout.line} ${styles.row} ${timing.marked}`} aria-hidden="true">
      <Bubble letter={letter} />
      <PlaceholderBar width={width} />
    </li>
  );
}
