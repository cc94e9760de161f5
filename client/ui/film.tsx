import '#client/styles/film.css';
import type { CSSProperties } from 'react';
import { chunk } from '#client/ui/chunk.ts';
import { later } from './later.tsx';

/** A loop of some seconds without sound, and its still. */
export interface Loop {
  readonly poster: string;
  readonly webm: string;
  readonly mp4: string;
}

export interface FilmProps {
  readonly loop: Loop;
  /** In its place where the theme is dark. */
  readonly dark?: Loop;
  /** What goes on for longer than five seconds has to be (WCAG 2.2.2). */
  readonly pausable?: boolean;
}

const MovingFilm = later(chunk('film', () => import('./moving-film.tsx').then((film) => film.MovingFilm)));

/** A loop as decoration: its still with the page, and over it the film itself when the page can be used. */
export function Film(props: FilmProps) {
  const { loop, dark = loop } = props;
  return (
    <div
      className="media"
      style={{ '--poster-light': `url(${loop.poster})`, '--poster-dark': `url(${dark.poster})` } as CSSProperties}
    >
      <MovingFilm {...props} />
    </div>
  );
}
