/** A loop of some seconds without sound, and its still. */
export interface Loop {
  readonly poster: string;
  readonly webm: string;
  readonly mp4: string;
}

export interface FilmProps {
  readonly loop: Loop;
  /** Replaces it in a dark theme. */
  readonly dark?: Loop;
  /** Its place, if it is not behind its whole container. */
  readonly className?: string | undefined;
  /** Required for a film of more than five seconds (WCAG 2.2.2). */
  readonly pausable?: boolean;
}
