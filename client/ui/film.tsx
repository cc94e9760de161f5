import type { CSSProperties } from 'react';
import { chunk } from '#client/ui/chunk.ts';
import styles from './film.module.css';
import { deferred } from './deferred.tsx';

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
  /** Where it lies, if not behind all of what holds it. */
  readonly className?: string | undefined;
  /** What goes on for longer than five seconds has to be (WCAG 2.2.2). */
  readonly pausable?: boolean;
}

const MovingFilm = deferred(chunk('film', () => import('./moving-film.tsx').then((film) => film.MovingFilm)));

/** A loop as decoration: its still with the page, and over it the film itself when the page can be used. */
export function Film(props: FilmProps) {
  const { loop, dark = loop, className = '' } = props;
  return (
    <div
      className={`${styles.film} ${className}`}
      data-film
      style={{ '--poster-light': `url(${loop.poster})`, '--poster-dark': `url(${dark.poster})` } as CSSProperties}
    >
      <MovingFilm {...props} />
    </div>
  );
}
