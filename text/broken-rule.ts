/** A rule of the contract that the sent data breaks, where we wrote no sentence for it. */
export interface BrokenRule {
  /** The validator's own message, in English. */
  readonly said: string | undefined;
  /** What the limits count: letters, things, or the number itself. */
  readonly of?: 'letters' | 'things' | 'number' | undefined;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}
