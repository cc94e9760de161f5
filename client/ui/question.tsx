import '#client/styles/question.css';
import type { ReactNode } from 'react';

/** A numbered question whose options are links. */
export function Question({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section className="q">
      <header className="numbered">
        <span className="qn" aria-hidden="true">
          {number}.
        </span>
        <h2 className="h2">{title}</h2>
      </header>
      {children}
    </section>
  );
}
