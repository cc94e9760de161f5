import '#client/styles/rows.css';
import type { MouseEventHandler } from 'react';
import { Link } from '#client/ui/link.tsx';
import { Bubble } from './bubble.tsx';

/** A link that is an option of a question: its bubble darkens under the hand. */
export function OptionLink({
  letter,
  to,
  title,
  note,
  count,
  onClick,
}: {
  letter: string;
  to: string;
  title: string;
  note?: string | undefined;
  /** How many questions it holds. */
  count?: number;
  onClick?: MouseEventHandler;
}) {
  return (
    <li>
      <Link className="row" to={to} onClick={onClick}>
        <Bubble letter={letter} />
        <span className="t">
          <b>{title}</b>
          {note && <small>{note}</small>}
        </span>
        {count !== undefined && (
          <span className="n">
            {count}
            <span className="vh"> questions</span>
          </span>
        )}
      </Link>
    </li>
  );
}
