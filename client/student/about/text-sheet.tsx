import type { ReactNode } from 'react';
import { Sheet } from '#client/ui/sheet.tsx';
import styles from './text-sheet.module.css';

/** A page of text: its heading, a sentence or two about it, and its parts. */
export function TextSheet({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Sheet as="div" className={styles.sheet}>
      <h1 className="h1">{title}</h1>
      <p className="lead mt-16">{lead}</p>
      {children}
    </Sheet>
  );
}

export function TextPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${styles.part} mt-32`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Terms, each with its explanation. */
export function TextRows({ rows }: { rows: readonly { readonly name: string; readonly says: string }[] }) {
  return (
    <dl className={`${styles.rows} hair-above`}>
      {rows.map(({ name, says }) => (
        <div className="hair-below py-12" key={name}>
          <dt className="semibold">{name}</dt>
          <dd className="ink-2">{says}</dd>
        </div>
      ))}
    </dl>
  );
}
