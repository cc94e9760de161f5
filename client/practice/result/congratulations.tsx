import type { CSSProperties } from 'react';
import { Film } from '#client/ui/film.tsx';
import { resultLoops } from './result-loops.ts';

const letters = 'CONGRATULATIONS'.split('');

/** The word, letter by letter in the boxes of a form, over a sheet that darkens into a ridge. */
export function Congratulations() {
  return (
    <section className="res-hero bleed">
      <h1 className="boxes" aria-label="Congratulations!">
        {letters.map((letter, place) => (
          // Letters repeat: their place is what tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={place} aria-hidden="true" style={{ '--i': place } as CSSProperties}>
            {letter}
          </span>
        ))}
      </h1>
      <Film loop={resultLoops.light} dark={resultLoops.dark} pausable />
    </section>
  );
}
