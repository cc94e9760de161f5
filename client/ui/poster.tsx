import '#client/styles/film.css';
import type { CSSProperties } from 'react';

/** The still of a loop, drawn as a background so that only the one of the theme in use is fetched. */
export function Poster({ light, dark }: { light: string; dark: string }) {
  return (
    <div
      className="media"
      style={{ '--poster-light': `url(${light})`, '--poster-dark': `url(${dark})` } as CSSProperties}
    />
  );
}
