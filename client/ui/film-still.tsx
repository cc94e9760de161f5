import '#client/styles/film.css';
import type { CSSProperties, ReactNode } from 'react';

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

/** A film's still in its place; `children` lie over it. */
export function FilmStill({ loop, dark = loop, children }: FilmProps & { readonly children?: ReactNode }) {
  return (
    <div
      className="media"
      style={{ '--poster-light': `url(${loop.poster})`, '--poster-dark': `url(${dark.poster})` } as CSSProperties}
    >
      {children}
    </div>
  );
}
