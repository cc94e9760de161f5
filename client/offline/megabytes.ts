/** A size for a student to read, as the networks sell it: never less than 0.1 MB. */
export function megabytes(bytes: number): string {
  return `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`;
}
