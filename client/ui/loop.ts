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
