import layout from '#client/ui/layout.module.css';
import page from '#client/ui/page.module.css';
import type { CSSProperties } from 'react';
import { Film } from '#client/ui/film.tsx';
import { resultLoops } from './result-loops.ts';
import styles from './congratulations.module.css';
import * as m from '#messages/result.ts';

const letters = m.boxes.split(' ');

/** The word, letter by letter in the boxes of a form, over a sheet that darkens into a ridge. `quiet` after a bad result. */
export function Congratulations({ quiet }: { readonly quiet: boolean }) {
  return (
    <section className={`${page.bleed} ${styles.hero}`} data-quiet={quiet || undefined}>
      <h1 className={`${layout.box} ${styles.boxes}`} aria-label={m.congratulations}>
        {letters.map((letter, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- letters repeat: their place is what tells them apart
          <span className={layout.centre} key={place} aria-hidden="true" style={{ '--place': place } as CSSProperties}>
            {letter}
          </span>
        ))}
      </h1>
      <Film loop={resultLoops.light} dark={resultLoops.dark} pausable />
    </section>
  );
}
