import type { CSSProperties } from 'react';
import { Poster } from '#client/ui/poster.tsx';
import dark from './result-dark.webp';
import light from './result-light.webp';

const letters = 'CONGRATULATIONS'.split('');

/** The word, letter by letter in the boxes of a form, over the picture of a sheet that darkens into a ridge. */
export function Congratulations() {
  return (
    <section className="res-hero">
      <Poster light={light} dark={dark} />
      <h1 className="boxes" aria-label="Congratulations!">
        {letters.map((letter, place) => (
          // Letters repeat: their place is what tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={place} aria-hidden="true" style={{ '--i': place } as CSSProperties}>
            {letter}
          </span>
        ))}
      </h1>
    </section>
  );
}
