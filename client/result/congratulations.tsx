import type { CSSProperties } from 'react';
import poster from './result-light.webp';
import darkPoster from './result-dark.webp';

const letters = 'CONGRATULATIONS'.split('');

/** The word, letter by letter in the boxes of a form, over the picture of a sheet that darkens into a ridge. */
export function Congratulations() {
  return (
    <section className="res-hero">
      <div className="media" aria-hidden="true">
        <img className="l" src={poster} alt="" />
        <img className="d" src={darkPoster} alt="" />
      </div>
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
