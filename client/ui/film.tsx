import type { CSSProperties } from 'react';
import { chunk } from '#client/ui/chunk.ts';
import styles from './film.module.css';
import type { FilmProps } from './loop.ts';
import { deferred } from './deferred.tsx';

const MovingFilm = deferred(chunk('film', () => import('./moving-film.tsx').then((film) => film.MovingFilm)));

/** A loop as decoration: its still comes with the page, and the film over it when the page is usable. */
export function Film(props: FilmProps) {
  const { loop, dark = loop, className = '' } = props;
  return (
    <div
      className={`screen-only ${styles.film} ${className}`}
      data-film
      style={{ '--poster-light': `url(${loop.poster})`, '--poster-dark': `url(${dark.poster})` } as CSSProperties}
    >
      <MovingFilm {...props} />
    </div>
  );
}
