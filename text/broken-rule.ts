/** A rule of the contract that something sent breaks, where no sentence of ours was written for it. */
export interface BrokenRule {
  /** What whoever checked says of it, in English. */
  readonly said: string | undefined;
  /** What is counted: letters, things, or the number itself. */
  readonly of?: 'letters' | 'things' | 'number' | undefined;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}
