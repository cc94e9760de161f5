/** What the examiner says to objections that are open or undecided. */
export interface ToObjections {
  readonly endNow: boolean;
  readonly keep: boolean;
  readonly reason: string;
}

/** What the examiner has to say before passing over objections: what happens to them, then why. `needs` says which of both exist. */
export function stillToSay(
  needs: Pick<ToObjections, 'endNow' | 'keep'>,
  said: ToObjections,
): 'objections' | 'reason' | undefined {
  if ((needs.endNow && !said.endNow) || (needs.keep && !said.keep)) return 'objections';
  return (needs.endNow || needs.keep) && said.reason.trim() === '' ? 'reason' : undefined;
}
