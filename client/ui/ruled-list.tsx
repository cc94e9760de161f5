import type { MouseEventHandler } from 'react';
import { Link } from './link.tsx';
import layout from '#client/ui/layout.module.css';
import styles from './ruled-list.module.css';

export interface RuledEntry {
  readonly title: string;
  readonly to: string;
  /** A word about the content; entries with one are separate rows. */
  readonly note?: string;
  /** For the next page, beside its address. */
  readonly given?: string;
  readonly onClick?: MouseEventHandler;
}

export interface RuledGroup {
  readonly title: string;
  readonly entries: readonly RuledEntry[];
}

/** A ruled list: each group's title at the left, its entries at the right. */
export function RuledList({ groups, whenEmpty }: { groups: readonly RuledGroup[]; whenEmpty: string }) {
  return (
    <ul className={`${styles.list} ink-above`}>
      {groups.map(({ title, entries }) => (
        <li key={title}>
          <h2 className={styles.title}>{title}</h2>
          {entries.length === 0 ? (
            <p className="small">{whenEmpty}</p>
          ) : (
            <ul className={entries.some(({ note }) => note) ? styles.noted : `${styles.entries} mt-8`}>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <Entry {...entry} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function Entry({ title, to, note, given, onClick }: RuledEntry) {
  return (
    <Link className={`${layout.line} ${styles.entry}`} to={to} given={given} onClick={onClick}>
      <i className={styles.dot} aria-hidden="true" />
      <span>{title}</span>
      {note && <span className="small ml-auto whitespace-nowrap">{note}</span>}
    </Link>
  );
}
