import { chunk } from '#client/app/chunk.ts';
import { FilmStill } from './film-still.tsx';
import { later } from './later.tsx';

/** A loop as decoration: its still with the page, the film itself when the page can be used. */
export const Film = later(
  chunk('film', () => import('./moving-film.tsx').then(({ MovingFilm }) => MovingFilm)),
  FilmStill,
);
